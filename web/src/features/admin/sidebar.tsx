import KeyOutlined from '@mui/icons-material/KeyOutlined';
import LogoutOutlined from '@mui/icons-material/LogoutOutlined';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import { alpha, styled, useTheme } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { useState, type ReactNode } from 'react';
import { useLeavePanel } from '../../components/admin/leave-guard.tsx';
import { useIsAdmin } from '../../components/admin/panel-role.ts';
import { Logo } from '../../components/logo.tsx';
import { Name } from '../../components/name.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { ChangePassword } from './change-password.tsx';
import { SectionIcon, useCurrentSection, useSections } from './sections.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Names stay in the accessibility tree when the sidebar is collapsed. */
const Column = styled('div', { shouldForwardProp: (name) => name !== 'wide' })<{ wide: boolean }>(
  ({ theme: { palette, mixins, typography }, wide }) => ({
    display: 'flex',
    flexDirection: 'column',
    gap: 24,
    height: '100%',
    padding: '14px 6px 12px',
    overflow: 'hidden auto',
    backgroundColor: palette.primary.dark,
    color: palette.background.default,
    '& .MuiListItemText-root': wide ? { margin: 0 } : mixins.visuallyHidden,
    '& .MuiListItemButton-root': {
      gap: 14,
      minHeight: 44,
      paddingBlock: 4,
      color: alpha(palette.background.default, 0.82),
      '&:hover': { backgroundColor: alpha(palette.soap.light, 0.1), color: '#fff' },
      '&.Mui-selected, &.Mui-selected:hover': {
        backgroundColor: alpha(palette.soap.light, 0.16),
        color: '#fff',
        '& .MuiListItemIcon-root': { color: palette.soap.light },
        '& .MuiTypography-root': { fontWeight: typography.fontWeightMedium },
      },
      '&.Mui-focusVisible': { outlineColor: palette.soap.light, outlineOffset: -2 },
      '&[aria-disabled=true]': { opacity: 0.6 },
    },
  }),
);

const Brand = styled('p')(({ theme: { palette, typography } }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 48,
  paddingInlineStart: 10,
  fontSize: '1.75rem',
  fontWeight: typography.fontWeightBold,
  lineHeight: 1,
  whiteSpace: 'nowrap',
  '& svg': { flex: 'none', color: palette.soap.light },
}));

type ItemProps = {
  name: string;
  icon: ReactNode;
  /** Otherwise the name is a tooltip. */
  wide: boolean;
  /** Renders a link to that path, else a button. */
  to?: string;
  selected?: boolean;
  'aria-disabled'?: boolean;
  onClick: () => void;
};

function Item({ name, icon, wide, to, selected = false, ...button }: ItemProps) {
  const { direction } = useTheme();
  const content = (
    <>
      <ListItemIcon>{icon}</ListItemIcon>
      <ListItemText primary={name} slotProps={{ primary: { noWrap: true } }} />
    </>
  );
  return (
    <ListItem disablePadding>
      <Tooltip
        title={wide || button['aria-disabled'] === true ? '' : name}
        placement={direction === 'rtl' ? 'left' : 'right'}
      >
        {to === undefined ? (
          <ListItemButton component="button" {...button}>
            {content}
          </ListItemButton>
        ) : (
          <ListItemButton
            component={RouteLink}
            to={to}
            selected={selected}
            aria-current={selected ? 'page' : undefined}
            {...button}
          >
            {content}
          </ListItemButton>
        )}
      </Tooltip>
    </ListItem>
  );
}

function Account({ wide, email }: { wide: boolean; email: string | null }) {
  const texts = usePanelTexts().admin;
  const { signOut, busy } = useSignOut();
  const leavePanel = useLeavePanel();
  const { open: changePassword } = usePanelTexts().changePassword;
  const [isChanging, setIsChanging] = useState(false);
  const name = email ?? texts.noEmail;
  const isAdmin = useIsAdmin();
  return (
    <Box component="section" aria-label={texts.account} sx={{ marginBlockStart: 'auto' }}>
      <Divider sx={{ marginBlockEnd: 1.5, borderColor: 'currentcolor', opacity: 0.16 }} />
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, minHeight: 48, px: 0.5 }}>
        <Avatar
          aria-hidden
          sx={({ palette }) => ({
            width: 36,
            height: 36,
            backgroundColor: palette.soap.light,
            color: palette.primary.dark,
            fontWeight: 'fontWeightBold',
            textTransform: 'uppercase',
          })}
        >
          {name.charAt(0)}
        </Avatar>
        <ListItemText
          primary={<bdi>{name}</bdi>}
          secondary={isAdmin ? texts.role : texts.helperRole}
          slotProps={{
            primary: { component: 'span', variant: 'body2', noWrap: true },
            secondary: { component: 'span', variant: 'caption', sx: { color: 'soap.light' } },
          }}
        />
      </Stack>
      <List disablePadding>
        {email !== null && (
          <Item
            name={changePassword}
            icon={<KeyOutlined />}
            wide={wide}
            onClick={() => setIsChanging(true)}
          />
        )}
        <Item
          name={texts.signOut}
          icon={<LogoutOutlined />}
          wide={wide}
          aria-disabled={busy}
          onClick={() => leavePanel(signOut)}
        />
      </List>
      {email !== null && isChanging && (
        <ChangePassword email={email} onClose={() => setIsChanging(false)} />
      )}
    </Box>
  );
}

type SidebarProps = {
  /** Shows names beside the icons. */
  wide: boolean;
  email: string | null;
  newOrders: number;
  onNavigate: () => void;
};

/** The panel's sections and the signed-in account. */
export function SidebarColumn({ wide, email, newOrders, onNavigate }: SidebarProps) {
  const texts = usePanelTexts().admin;
  const { brand } = useSiteContent('about').content;
  const current = useCurrentSection();
  const sections = useSections();
  return (
    <Column wide={wide}>
      <Brand>
        <Logo height={34} />
        <Box component="span" sx={wide ? {} : (theme) => theme.mixins.visuallyHidden}>
          <Name>{brand}</Name>
        </Box>
      </Brand>
      <nav aria-label={texts.nav}>
        <List disablePadding sx={{ display: 'grid', gap: 0.5 }}>
          {sections.map(({ path, section }) => (
            <Item
              key={path}
              name={texts.sections[section]}
              icon={<SectionIcon section={section} newOrders={newOrders} />}
              wide={wide}
              to={path}
              selected={section === current}
              onClick={onNavigate}
            />
          ))}
        </List>
      </nav>
      <Account wide={wide} email={email} />
    </Column>
  );
}
