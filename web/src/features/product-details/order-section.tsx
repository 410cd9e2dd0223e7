import styled from '@emotion/styled';
import { isForSale } from '@ghar/domain/offer';
import { ButtonLink } from '../../components/button.tsx';
import { OrderFields } from '../../components/order/order-fields.tsx';
import { OrderSummary } from '../../components/order/order-summary.tsx';
import { NotifyLink } from '../../components/notify-link.tsx';
import { OfferNotes, useOfferChanges } from '../../components/order/offer-changes.tsx';
import { useDraftForm } from '../../components/order/use-draft-form.ts';
import { useOrderTotal } from '../../components/order/order-total.ts';
import { useLivePrice } from '../../store-data/use-live-price.ts';
import { closedTexts } from '../../i18n/ar/offer.ts';
import { shellTexts } from '../../i18n/ar/shell.ts';
import { DESKTOP } from '../../theme/tokens.ts';

const Form = styled('form')({
  display: 'grid',
  gap: 32,
  [DESKTOP]: {
    gridTemplateColumns: 'minmax(0, 1fr) 392px',
    columnGap: 72,
    alignItems: 'start',
  },
});
const Side = styled('div')({
  display: 'grid',
  gap: 20,
  '& a': { minHeight: 58 },
  [DESKTOP]: { position: 'sticky', top: 28 },
});

/** The first half of an order: what is typed here stands in the order form, where it is checked and sent. */
export function OrderSection({ label }: { label: string }) {
  const model = useDraftForm();
  const live = useLivePrice();
  const { price, name, offer } = live;
  const { changes } = useOfferChanges(live, !isForSale(offer));
  const { quantity } = model.snapshot;
  return (
    <Form
      {...model.formProps}
      aria-label={changes.closed === null ? label : closedTexts.heading(changes.closed)}
      onSubmit={(event) => event.preventDefault()}
    >
      <OrderFields model={model} starred />
      <Side>
        <OrderSummary
          quantity={quantity}
          unitPrice={price}
          productName={name}
          offer={offer}
          total={useOrderTotal(price, Number(quantity))}
        />
        <div style={{ display: 'grid' }}>
          <OfferNotes changes={changes} />
          {changes.closed === null ? (
            <ButtonLink to="/order">{shellTexts.buyNow}</ButtonLink>
          ) : (
            <NotifyLink />
          )}
        </div>
      </Side>
    </Form>
  );
}
