import AccountBalanceWalletOutlined from '@mui/icons-material/AccountBalanceWalletOutlined';
import ArticleOutlined from '@mui/icons-material/ArticleOutlined';
import Inventory2Outlined from '@mui/icons-material/Inventory2Outlined';
import PhotoLibraryOutlined from '@mui/icons-material/PhotoLibraryOutlined';
import ReceiptLongOutlined from '@mui/icons-material/ReceiptLongOutlined';
import SettingsOutlined from '@mui/icons-material/SettingsOutlined';
import SpeedOutlined from '@mui/icons-material/SpeedOutlined';
import Badge from '@mui/material/Badge';
import type { ReactElement } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { useIsAdmin } from '../../components/admin/panel-role.ts';
import { PANEL_ROUTES, type PanelSection } from '../../routes/panel-routes.ts';

const SECTIONS = PANEL_ROUTES.flatMap(({ section, ...route }) =>
  section ? [{ ...route, section }] : [],
);

/** The sections that the user may open, in the order of both navigations. */
export function useSections(): typeof SECTIONS {
  const isAdmin = useIsAdmin();
  return SECTIONS.filter(({ isForHelpers }) => isAdmin || isForHelpers);
}

const ICONS: Readonly<Record<PanelSection, ReactElement>> = {
  dashboard: <SpeedOutlined />,
  orders: <ReceiptLongOutlined />,
  books: <AccountBalanceWalletOutlined />,
  products: <Inventory2Outlined />,
  images: <PhotoLibraryOutlined />,
  content: <ArticleOutlined />,
  settings: <SettingsOutlined />,
};

type SectionIconProps = { section: PanelSection; newOrders: number };

/** A section's icon; on orders with the number of new ones, which is announced elsewhere. */
export const SectionIcon = ({ section, newOrders }: SectionIconProps) =>
  section === 'orders' && newOrders > 0 ? (
    <Badge color="error" badgeContent={newOrders} aria-hidden>
      {ICONS[section]}
    </Badge>
  ) : (
    ICONS[section]
  );

/** The section of the current URL. */
export function useCurrentSection(): PanelSection | undefined {
  const { pathname } = useLocation();
  return SECTIONS.findLast(({ path }) => matchPath({ path, end: false }, pathname))?.section;
}
