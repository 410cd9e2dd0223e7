import type { ChangedValue } from '@ghar/domain/access/change';
import { PAYMENT_MARKS } from '@ghar/domain/content/default-settings';
import { COUNTRY_CODES } from '@ghar/domain/contact/country';
import { NOTIFICATIONS } from '@ghar/domain/content/settings';
import { OTHER_LOCALES } from '@ghar/domain/i18n/locale';
import { COLLECTIONS, SETTINGS_PATHS, siteContentPath } from '@ghar/domain/paths';
import {
  ChangeList,
  useChangeLimit,
  useChanges,
  type ChangeWords,
  type LiveChanges,
} from '../../components/admin/change-history.tsx';
import { bothLive } from '../../firebase/live.ts';
import { usePanelTexts, type PanelTexts } from '../../i18n/panel-texts.ts';

/** The settings' names by path, as the page has them. */
function namesOf({
  settings: texts,
  countryNames,
  fields,
  translations,
}: Pick<PanelTexts, 'settings' | 'countryNames' | 'fields' | 'translations'>): ReadonlyMap<
  string,
  string
> {
  return new Map([
    ['max_pieces', texts.maxPieces],
    ['few_left', texts.fewLeft],
    ['unpaid_task_days', texts.unpaidDays],
    ['retention_years', texts.retention],
    ...Object.entries(PAYMENT_MARKS).map(
      ([mark, name]) => [`payment_marks.${mark}`, `${texts.groups.payment}: ${name}`] as const,
    ),
    ['cash.confirm_hours', `${texts.groups.cash}: ${texts.cash.hours}`],
    ['cash.first_orders', `${texts.groups.cash}: ${texts.cash.firstOrders}`],
    ['cash_invoice', `${texts.groups.cash}: ${texts.cash.invoice}`],
    ['notify_email', texts.email],
    ['notify_whatsapp', texts.whatsapp],
    ['content.legal_name', texts.legalName],
    ['content.address', texts.address],
    ['content.registration', texts.licence],
    ...OTHER_LOCALES.flatMap((locale) =>
      (
        [
          ['legal_name', texts.legalName],
          ['address', texts.address],
          ['registration', texts.licence],
        ] as const
      ).map(
        ([key, name]) =>
          [`translations.${locale}.content.${key}`, translations.label(name, locale)] as const,
      ),
    ),
    ...(['whatsapp', 'phone', 'email'] as const).map(
      (name) => [`content.${name}`, fields.about[name].label] as const,
    ),
    ['seller.country', texts.country],
    ['seller.tax_number', texts.taxNumber],
    ...NOTIFICATIONS.map(
      (one) => [`notify.${one}`, `${texts.notify}: ${texts.notifications[one]}`] as const,
    ),
    ...COUNTRY_CODES.flatMap((code) => {
      const name = `${texts.groups.cash}: ${countryNames[code]}`;
      return [
        [`cash.countries.${code}.fee`, `${name} (${texts.cash.fee})`],
        [`cash.countries.${code}.max_total`, `${name} (${texts.cash.maxTotal})`],
      ] as const;
    }),
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

/** The newest of two lists of changes. */
const newest = (limit: number, one: LiveChanges, other: LiveChanges): LiveChanges =>
  bothLive(one, other, (first, second) => ({
    items: [...first.items, ...second.items]
      .toSorted((before, after) => after.created_at.getTime() - before.created_at.getTime())
      .slice(0, limit),
    unreadable: [...first.unreadable, ...second.unreadable],
  }));

/** What admins changed in the settings and about the seller, newest first. */
export function SettingsChanges() {
  const texts = usePanelTexts();
  const countries: ReadonlyMap<ChangedValue, string> = new Map(Object.entries(texts.countryNames));
  const invoices: ReadonlyMap<ChangedValue, string> = new Map(
    Object.entries(texts.settings.cash.invoices),
  );
  const textOf: ChangeWords['textOf'] = (field, value) => {
    if (field === 'seller.country') return countries.get(value) ?? null;
    if (field === 'cash_invoice') return invoices.get(value) ?? null;
    if (value === null && field.startsWith('cash.countries.') && field.endsWith('.fee'))
      return texts.settings.cash.off;
    // an entry of a list is true, or missing
    return field.startsWith('payment_marks.') && value === null
      ? texts.changes.switched.false
      : null;
  };
  const limit = useChangeLimit();
  const live = newest(
    limit,
    useChanges(COLLECTIONS.settingsChanges, SETTINGS_PATHS.public),
    newest(
      limit,
      useChanges(COLLECTIONS.settingsChanges, SETTINGS_PATHS.private),
      useChanges(COLLECTIONS.contentChanges, siteContentPath('about')),
    ),
  );
  return <ChangeList live={live} words={{ names: namesOf(texts), textOf }} />;
}
