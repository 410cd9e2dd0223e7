import { localePath } from '@ghar/domain/i18n/locale-path';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { MessagePage } from '../components/message-page.tsx';
import { useTexts } from '../i18n/store-texts.ts';
import { ChunkError } from './chunk-error.ts';

/** Replaces a failed page. Its links reload the document, since the app itself may be broken. */
export function ErrorPage({ error }: { error: unknown }) {
  const { errorPage: texts, shell, locale } = useTexts();
  const { title, heading, text } = error instanceof ChunkError ? texts.outdated : texts.crash;
  useEffect(() => {
    document.title = title;
    // oxlint-disable-next-line no-console -- the only trace of a crash in a shopper's browser
    console.error('Page failed:', error);
  }, [error, title]);
  return (
    <MessagePage
      heading={heading}
      text={text}
      actions={
        <>
          <Button onClick={() => location.reload()}>{texts.reload}</Button>
          <Button variant="outlined" href={localePath(locale, '/')}>
            {shell.backToStore}
          </Button>
        </>
      }
    />
  );
}
