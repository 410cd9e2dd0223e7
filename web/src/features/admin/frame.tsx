import MenuOutlined from '@mui/icons-material/MenuOutlined';
import OpenInNewOutlined from '@mui/icons-material/OpenInNewOutlined';
import ViewSidebarOutlined from '@mui/icons-material/ViewSidebarOutlined';
import WarningAmberOutlined from '@mui/icons-material/WarningAmberOutlined';
import Alert from '@mui/material/Alert';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import GlobalStyles from '@mui/material/GlobalStyles';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { BARS_BELOW, heightAs, TOAST_SPACE } from '../../components/admin/bar-height.ts';
import { IconAction } from '../../components/admin/icon-action.tsx';
import { useIsAdmin } from '../../components/admin/panel-role.ts';
import { Announcer } from '../../components/announcer.ts';
import { TitleMarkContext } from '../../components/document-title.ts';
import { RouteLink } from '../../components/route-link.tsx';
import { useOnline } from '../../components/use-online.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { MODAL_ROOT } from '../../theme/surfaces.ts';
import { Bell } from './bell.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { PermittedPage } from './permitted-page.tsx';
import { QuickSearch } from './quick-search.tsx';
import { SidebarColumn } from './sidebar.tsx';
import { useNewOrders } from './use-new-orders.ts';
import { useSidebar } from './use-sidebar.ts';

/** Sidebar widths (specification, section 9). */
const WIDTH = { expanded: '15rem', collapsed: '3.5rem', drawer: '18rem' } as const;

/** Shown while offline: nothing is saved until the connection is back. */
function OfflineBanner() {
  const texts = usePanelTexts().admin;
  const isOnline = useOnline();
  return (
    <output>
      {!isOnline && (
        <Alert
          severity="warning"
          role="presentation"
          icon={<WarningAmberOutlined />}
          sx={{ borderRadius: 0 }}
        >
          {texts.offline}
        </Alert>
      )}
    </output>
  );
}

/** Lower windows have no room for bars beside the content. */
const HIGH_ENOUGH = '@media (min-height: 480px)';
const headerRef = heightAs('--header');
const BAR_STYLES = {
  'html:root': {
    scrollPaddingBlock: `calc(var(--header, 0px) + var(--tabs, 0px) + 16px) calc(${BARS_BELOW} + 24px)`,
    '--toast-start': 'auto',
    '--toast-end': `calc(${BARS_BELOW} + 16px)`,
  },
  // Dialogs have their actions at the end; the search has none, and its field is at the start.
  'html:root:has(.MuiDialogActions-root)': {
    '--toast-start': '16px',
    '--toast-end': 'auto',
  },
} as const;

/** Sidebar and header around every panel page. */
export function Frame({ email }: { email: string | null }) {
  const texts = usePanelTexts().admin;
  const { isDrawer, open, toggle, closeDrawer } = useSidebar();
  const newOrders = useNewOrders();
  const isAdmin = useIsAdmin();
  const newCount = newOrders.orders.length;
  const column = (
    <SidebarColumn
      wide={isDrawer || open}
      email={email}
      newOrders={newCount}
      onNavigate={closeDrawer}
    />
  );
  const [closedName, openName] = isDrawer
    ? [texts.open, texts.close]
    : [texts.expand, texts.collapse];
  return (
    <Box id={MODAL_ROOT} sx={{ display: 'flex', flex: 1, minWidth: 0 }}>
      {isDrawer ? (
        <Drawer
          open={open}
          onClose={closeDrawer}
          slotProps={{
            paper: { 'aria-label': texts.nav, sx: { width: WIDTH.drawer, maxWidth: '88vw' } },
          }}
        >
          {column}
        </Drawer>
      ) : (
        <Box
          component="aside"
          data-dark-edge
          sx={{
            position: 'sticky',
            insetBlockStart: 0,
            flex: 'none',
            width: open ? WIDTH.expanded : WIDTH.collapsed,
            height: '100svh',
            transition: 'width 200ms cubic-bezier(.2,.7,.2,1)',
            displayPrint: 'none',
          }}
        >
          {column}
        </Box>
      )}
      <Box sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 }}>
        <GlobalStyles styles={BAR_STYLES} />
        <Box
          ref={headerRef}
          sx={{
            // Above scrolling content, below the skip link.
            zIndex: 3,
            backgroundColor: 'background.default',
            displayPrint: 'none',
            [HIGH_ENOUGH]: { position: 'sticky', insetBlockStart: 0 },
          }}
        >
          <AppBar
            position="static"
            color="transparent"
            elevation={0}
            sx={{ borderBottom: 1, borderColor: 'divider' }}
          >
            <Toolbar
              disableGutters
              sx={{
                gap: { xs: 0.5, md: 1.5 },
                minHeight: 68,
                paddingInline: '10px clamp(12px, 3vw, 40px)',
              }}
            >
              <IconAction
                icon={isDrawer ? <MenuOutlined /> : <ViewSidebarOutlined />}
                label={open ? openName : closedName}
                aria-expanded={open}
                aria-keyshortcuts="Control+B Meta+B"
                onClick={toggle}
              />
              <Box sx={{ flex: 1, minWidth: 0, lineHeight: 1.5 }}>
                <Box component="strong" sx={{ fontWeight: 'fontWeightMedium' }}>
                  {isAdmin ? texts.name : texts.helperName}
                </Box>
                <Typography
                  variant="caption"
                  component="p"
                  sx={{ display: { xs: 'none', md: 'block' }, color: 'text.secondary' }}
                >
                  {isAdmin ? texts.subtitle : texts.helperSubtitle}
                </Typography>
              </Box>
              <QuickSearch isNarrow={isDrawer} />
              <Bell newOrders={newOrders} />
              {isDrawer ? (
                <IconAction to="/" icon={<OpenInNewOutlined />} label={texts.store} />
              ) : (
                <Button
                  component={RouteLink}
                  to="/"
                  variant="text"
                  startIcon={<OpenInNewOutlined />}
                >
                  {texts.store}
                </Button>
              )}
            </Toolbar>
          </AppBar>
          <OfflineBanner />
        </Box>
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{
            flex: 1,
            width: '100%',
            maxWidth: 1440,
            padding: 'clamp(24px, 3.5vw, 44px) clamp(16px, 3vw, 40px) 0',
            // The bulk bar reserves its own space.
            paddingBlockEnd: `calc(var(--bottom-nav, 0px) + var(--order-actions, 0px) + ${TOAST_SPACE}px)`,
          }}
        >
          <TitleMarkContext value={newCount > 0 ? `(${newCount}) ` : ''}>
            <PermittedPage />
          </TitleMarkContext>
        </Box>
        {isDrawer && <BottomBar newOrders={newCount} />}
        <Announcer aria-live="polite">{newCount > 0 ? texts.newOrders(newCount) : ''}</Announcer>
      </Box>
    </Box>
  );
}
