import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { ButtonLink } from '../components/button.tsx';
import { useDocumentTitle } from '../components/document-title.ts';
import { MessagePage } from '../components/message-page.tsx';
import { notFoundTexts as texts } from '../i18n/ar/pages.ts';

/** No page has this address. */
export function NotFoundPage() {
  const { pathname } = useLocation();
  useDocumentTitle(texts.title);
  useEffect(() => {
    // oxlint-disable-next-line no-console -- the specification asks for this log
    console.error('404: no page at', pathname);
  }, [pathname]);
  return (
    <MessagePage
      heading={
        <span lang="en" dir="ltr">
          {texts.heading}
        </span>
      }
      text={texts.text}
      actions={<ButtonLink to="/">{texts.home}</ButtonLink>}
    />
  );
}
