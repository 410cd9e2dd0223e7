import { useEffect } from 'react';
import { Button, ButtonAnchor } from '../components/button.tsx';
import { MessagePage } from '../components/message-page.tsx';
import { errorPageTexts as texts } from '../i18n/ar/pages.ts';
import { shellTexts } from '../i18n/ar/shell.ts';
import { ChunkError } from './chunk-error.ts';

/** What is left when a page has failed. Its links load the site anew: the app may be what is broken. */
export function ErrorPage({ error }: { error: unknown }) {
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
          <Button type="button" onClick={() => location.reload()}>
            {texts.reload}
          </Button>
          <ButtonAnchor variant="outlined" href="/">
            {shellTexts.backToStore}
          </ButtonAnchor>
        </>
      }
    />
  );
}
