import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/admin/icon.tsx';
import { IconButton } from '../../components/admin/icon-button.tsx';
import { adminTexts as texts } from '../../i18n/ar/admin.ts';
import { MODAL_ROOT } from '../../theme/surfaces.ts';
import { colour, WIDE } from '../../theme/tokens.ts';
import { OfflineBanner } from './offline-banner.tsx';
import { SidebarColumn } from './sidebar.tsx';
import { useSidebar } from './use-sidebar.ts';

/** Widths of the sidebar: 60 and 14 units of a quarter rem, and the drawer's (specification, section 9). */
const WIDTH = { expanded: '15rem', collapsed: '3.5rem', drawer: '18rem' } as const;

const Grid = styled('div')({ display: 'flex', flex: 1, minWidth: 0 });
const Aside = styled('aside', { shouldForwardProp: (name) => name !== 'wide' })<{
  wide: boolean;
}>(({ wide }) => ({
  position: 'sticky',
  insetBlockStart: 0,
  flex: 'none',
  width: wide ? WIDTH.expanded : WIDTH.collapsed,
  height: '100svh',
  transition: 'width 200ms cubic-bezier(.2,.7,.2,1)',
  '@media print': { display: 'none' },
}));
const Side = styled('div')({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
const Bar = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 68,
  paddingInline: '10px clamp(12px, 3vw, 40px)',
  borderBlockEnd: `1px solid ${colour.rule}`,
  lineHeight: 1.5,
  '@media print': { display: 'none' },
});
const Title = styled('div')({
  flex: 1,
  minWidth: 0,
  '& strong': { fontWeight: 500 },
  '& p': {
    display: 'none',
    fontSize: '0.8438rem',
    color: colour.muted,
    [WIDE]: { display: 'block' },
  },
});
const Main = styled('main')({
  flex: 1,
  width: '100%',
  maxWidth: 1440,
  paddingInline: 'clamp(16px, 3vw, 40px)',
  paddingBlock: 'clamp(24px, 3.5vw, 44px) 72px',
});

/** What stands around every section: the sidebar and the header. */
export function Frame({ email }: { email: string | null }) {
  const { drawer, open, toggle, dismiss } = useSidebar();
  const column = <SidebarColumn wide={drawer || open} email={email} onChoose={dismiss} />;
  const [closedName, openName] = drawer
    ? [texts.open, texts.close]
    : [texts.expand, texts.collapse];
  return (
    <Grid id={MODAL_ROOT}>
      {drawer ? (
        <Drawer
          open={open}
          onClose={dismiss}
          slotProps={{
            paper: { 'aria-label': texts.nav, sx: { width: WIDTH.drawer, maxWidth: '88vw' } },
          }}
        >
          {column}
        </Drawer>
      ) : (
        <Aside wide={open} data-dark-edge>
          {column}
        </Aside>
      )}
      <Side>
        <Bar>
          <IconButton
            icon={drawer ? 'menu' : 'panel'}
            label={open ? openName : closedName}
            aria-expanded={open}
            aria-keyshortcuts="Control+B Meta+B"
            onClick={toggle}
          />
          <Title>
            <strong>{texts.name}</strong>
            <p>{texts.subtitle}</p>
          </Title>
          <ButtonLink to="/" variant="text">
            <Icon name="external" size={18} />
            {texts.store}
          </ButtonLink>
        </Bar>
        <OfflineBanner />
        <Main id="content" tabIndex={-1}>
          <Outlet />
        </Main>
      </Side>
    </Grid>
  );
}
