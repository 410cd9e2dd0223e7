import { CHANGES_SHOWN, type ChangedValue } from '@ghar/domain/access/change';
import { COUNTRY_CODES } from '@ghar/domain/contact/country';
import { NOTIFICATIONS } from '@ghar/domain/content/settings';
import { COLLECTIONS, SETTINGS_PATHS } from '@ghar/domain/paths';
import {
  ChangeList,
  useChanges,
  type ChangeWords,
} from '../../components/admin/change-history.tsx';
import { bothLive } from '../../firebase/live.ts';
import { usePanelTexts, type PanelTexts } from '../../i18n/panel-texts.ts';

/** The settings' names by path, as the page has them. */
function namesOf({
  settings: texts,
  countryNames,
}: Pick<PanelTexts, 'settings' | 'countryNames'>): ReadonlyMap<string, string> {
  return new Map([
    ['max_pieces', texts.maxPieces],
    ['few_left', texts.fewLeft],
    ['retention_years', texts.retention],
    ['notify_email', texts.email],
    ['notify_whatsapp', texts.whatsapp],
    ['seller.country', texts.country],
    ['seller.tax_number', texts.taxNumber],
    ...NOTIFICATIONS.map(
      (one) => [`notify.${one}`, `${texts.notify}: ${texts.notifications[one]}`] as const,
    ),
    ...COUNTRY_CODES.flatMap((code) =>
      (['from', 'to'] as const).map(
        (end) =>
          [
            `delivery_days.${code}.${end}`,
            `${texts.groups.delivery}: ${countryNames[code]} (${texts[end]})`,
          ] as const,
      ),
    ),
  ]);
}

/** What admins changed in the settings, newest first. */
export function SettingsChanges() {
  const texts = usePanelTexts();
  const countries: ReadonlyMap<ChangedValue, string> = new Map(Object.entries(texts.countryNames));
  const textOf: ChangeWords['textOf'] = (field, value) =>
    field === 'seller.country' ? (countries.get(value) ?? null) : null;
  const live = bothLive(
    useChanges(COLLECTIONS.settingsChanges, SETTINGS_PATHS.public),
    useChanges(COLLECTIONS.settingsChanges, SETTINGS_PATHS.private),
    (open, closed) => ({
      items: [...open.items, ...closed.items]
        .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())
        .slice(0, CHANGES_SHOWN),
      unreadable: [...open.unreadable, ...closed.unreadable],
    }),
  );
  return <ChangeList live={live} words={{ names: namesOf(texts), textOf }} />;
}
