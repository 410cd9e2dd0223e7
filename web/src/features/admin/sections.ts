import type { IconName } from '../../components/admin/icon.tsx';
import { adminTexts } from '../../i18n/ar/admin.ts';
import { PANEL_ROUTES } from '../../routes/panel-routes.ts';

/** The sections of the panel, in the order in which the sidebar names them. */
export const SECTIONS: readonly { path: string; name: string; icon: IconName }[] =
  PANEL_ROUTES.flatMap(({ path, section }) =>
    section ? [{ path, name: adminTexts.sections[section], icon: section }] : [],
  );
