import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../components/document-title.ts';
import { MessagePage } from '../components/message-page.tsx';
import { RouteLink } from '../components/route-link.tsx';
import { useTexts } from '../i18n/store-texts.ts';

export function NotFoundPage() {
  const { notFound: texts } = useTexts();
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
      actions={
        <Button component={RouteLink} to="/">
          {texts.home}
        </Button>
      }
    />
  );
}
