import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Paper from '@mui/material/Paper';
import { heightAs } from '../../components/admin/bar-height.ts';
import { RouteLink } from '../../components/route-link.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { SectionIcon, useCurrentSection, useSections } from './sections.tsx';

const barRef = heightAs('--bottom-nav');

/** Bottom navigation for phones. */
export function BottomBar({ newOrders }: { newOrders: number }) {
  const texts = usePanelTexts().admin;
  const current = useCurrentSection();
  const sections = useSections();
  return (
    <Paper
      ref={barRef}
      component="nav"
      aria-label={texts.quickNav}
      square
      elevation={0}
      sx={{
        position: 'fixed',
        insetInline: 0,
        insetBlockEnd: 0,
        zIndex: 'appBar',
        borderBlockStart: 1,
        borderColor: 'divider',
        backgroundColor: 'background.paper',
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        displayPrint: 'none',
      }}
    >
      <BottomNavigation
        showLabels
        value={current}
        sx={({ mixins }) => ({
          height: 60,
          backgroundColor: 'transparent',
          '& .MuiBottomNavigationAction-root': {
            minWidth: 0,
            padding: 0,
            gap: 0.25,
            color: 'text.secondary',
            '& svg': { boxSizing: 'content-box', paddingInline: 1.25, paddingBlock: 0.25 },
            '&.Mui-selected': {
              color: 'primary.main',
              '& svg': { borderRadius: 4, backgroundColor: 'primary.light' },
            },
            '&.Mui-focusVisible': { outlineOffset: -3 },
          },
          '& .MuiBottomNavigationAction-label': {
            '&, &.Mui-selected': { fontSize: '0.75rem', lineHeight: 1.4 },
            '&.Mui-selected': { fontWeight: 'fontWeightMedium' },
          },
          // seven names would break within their words: only the current one is seen
          '@media (max-width: 359px)': {
            '& .MuiBottomNavigationAction-label:not(.Mui-selected)': mixins.visuallyHidden,
          },
        })}
      >
        {sections.map(({ path, section }) => (
          <BottomNavigationAction
            key={section}
            component={RouteLink}
            to={path}
            value={section}
            aria-current={section === current ? 'page' : undefined}
            icon={<SectionIcon section={section} newOrders={newOrders} />}
            label={texts.shortSections[section]}
          />
        ))}
      </BottomNavigation>
    </Paper>
  );
}
