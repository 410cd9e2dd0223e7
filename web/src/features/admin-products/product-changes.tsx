import { COLLECTIONS, productPath } from '@ghar/domain/paths';
import { ChangeHistory, ChangeList, useChanges } from '../../components/admin/change-history.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';

function Changes({ id }: { id: string }) {
  const { productForm: texts } = usePanelTexts();
  const live = useChanges(COLLECTIONS.productChanges, productPath(id));
  const names = new Map([
    ['name', texts.name],
    ['price', texts.price],
    ['stock_quantity', texts.stock],
    ['is_active', texts.active],
  ]);
  return <ChangeList live={live} nameOf={(field) => names.get(field) ?? field} />;
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
