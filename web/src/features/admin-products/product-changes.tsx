import { OTHER_LOCALES } from '@ghar/domain/i18n/locale';
import { COLLECTIONS, productPath } from '@ghar/domain/paths';
import {
  ChangeHistory,
  ChangeList,
  useChanges,
  type ChangeWords,
} from '../../components/admin/change-history.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { translatedField } from './product-form.ts';

function Changes({ id }: { id: string }) {
  const { productForm: texts, translations } = usePanelTexts();
  const { formats } = useTexts();
  const live = useChanges(COLLECTIONS.productChanges, productPath(id));
  const names = new Map([
    ['name', texts.name],
    ...OTHER_LOCALES.map(
      (locale) =>
        [translatedField(locale, 'name'), translations.label(texts.name, locale)] as const,
    ),
    ['price', texts.price],
    ['stock_quantity', texts.stock],
    ['is_active', texts.active],
  ]);
  const textOf: ChangeWords['textOf'] = (field, value) =>
    field === 'price' && typeof value === 'number' ? formats.charge(value) : null;
  return <ChangeList live={live} words={{ names, textOf }} />;
}

/** Opens the history of the product's price and stock, but for sales. */
export function ProductChanges({ id }: { id: string }) {
  const texts = usePanelTexts().changes;
  return (
    <ChangeHistory title={texts.product}>
      <Changes id={id} />
    </ChangeHistory>
  );
}
