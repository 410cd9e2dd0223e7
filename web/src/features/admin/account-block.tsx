import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { Icon } from '../../components/admin/icon.tsx';
import { useLeavePanel } from '../../components/admin/leave-guard.tsx';
import { adminTexts as texts } from '../../i18n/ar/admin.ts';
import { colour } from '../../theme/tokens.ts';
import { itemLook, Name } from './sidebar-item.ts';
import { useSignOut } from './use-sign-out.ts';

const Block = styled('section')({
  display: 'grid',
  gap: 4,
  marginBlockStart: 'auto',
  paddingBlockStart: 12,
  borderBlockStart: '1px solid rgb(246 240 228 / 16%)',
});
const Who = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  paddingInlineStart: 4,
  lineHeight: 1.5,
});
const Initial = styled('span')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 36,
  height: 36,
  borderRadius: '50%',
  backgroundColor: colour.soapLight,
  color: colour.laurelDeep,
  fontWeight: 600,
  textTransform: 'uppercase',
});
const Email = styled('bdi')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: '0.9063rem',
});
const Role = styled('span')({ fontSize: '0.8125rem', color: colour.soapLight });
const SignOut = styled('button')(itemLook);

/** Whose account this is, and the way out of it. */
export function AccountBlock({ wide, email }: { wide: boolean; email: string | null }) {
  const { signOut, busy } = useSignOut();
  const leave = useLeavePanel();
  const name = email ?? texts.noEmail;
  return (
    <Block aria-label={texts.account}>
      <Who>
        <Initial aria-hidden>{name.charAt(0)}</Initial>
        <Name shown={wide}>
          <Email>{name}</Email>
          <Role>{texts.role}</Role>
        </Name>
      </Who>
      <Tooltip title={wide ? '' : texts.signOut} placement="left">
        <SignOut type="button" aria-disabled={busy} onClick={() => leave(signOut)}>
          <Icon name="signOut" />
          <Name shown={wide}>{texts.signOut}</Name>
        </SignOut>
      </Tooltip>
    </Block>
  );
}
