import Button from '@mui/material/Button';
import { useDocumentTitle } from '../../components/document-title.ts';
import { MessagePage } from '../../components/message-page.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { authTexts as texts } from '../../i18n/pages.ts';
import { shellTexts } from '../../i18n/shell.ts';

export function AuthPage() {
  useDocumentTitle(texts.title);
  return (
    <MessagePage
      heading={texts.heading}
      text={texts.text}
      actions={
        <Button variant="contained" component={RouteLink} to="/">
          {shellTexts.backToStore}
        </Button>
      }
    />
  );
}
