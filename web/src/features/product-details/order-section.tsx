import { wholeNumber } from '@ghar/domain/text/digits';
import { isForSale } from '@ghar/domain/product/offer';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { NotifyLink } from '../../components/notify-link.tsx';
import { ChargedNote } from '../../components/order/charged-note.tsx';
import { OrderFormLayout } from '../../components/order/order-form-layout.ts';
import { OrderFields } from '../../components/order/order-fields.tsx';
import { OfferNotes, useOfferChanges } from '../../components/order/offer-changes.tsx';
import { OrderSummary } from '../../components/order/order-summary.tsx';
import { PaymentMethods } from '../../components/order/payment-methods.tsx';
import { useDraftForm } from '../../checkout/use-draft-form.ts';
import { useOrderTotal } from '../../checkout/order-total.ts';
import { paymentChoice } from '../../checkout/payment-choice.ts';
import { RouteLink } from '../../components/route-link.tsx';
import { useStoreSettings } from '../../store-data/store-data-context.ts';
import { useLivePrice } from '../../store-data/use-live-price.ts';
import { useTexts } from '../../i18n/store-texts.ts';

/** The start of an order: input here is carried into the order form, which validates and submits it. */
export function OrderSection() {
  const { details, closed, shell } = useTexts();
  const model = useDraftForm();
  const live = useLivePrice();
  const { price, name, offer } = live;
  const { changes } = useOfferChanges(live, !isForSale(offer));
  const { quantity, country } = model.snapshot;
  const choice = paymentChoice(useStoreSettings().cash, price, model.snapshot);
  const total = useOrderTotal(price, wholeNumber(quantity), choice.fee);
  return (
    <OrderFormLayout
      {...model.formProps}
      aria-label={changes.closed === null ? details.order : closed.heading(changes.closed)}
      onSubmit={(event) => event.preventDefault()}
    >
      <OrderFields model={model} starred>
        <PaymentMethods choice={choice} country={country} onChoose={model.choose} />
      </OrderFields>
      <OrderSummary
        quantity={quantity}
        country={country}
        unitPrice={price}
        productName={name}
        offer={offer}
        cashFee={choice.fee}
        total={total}
      />
      <Stack sx={{ '& > a': { minHeight: 58 }, '& > p': { mt: 1, textAlign: 'center' } }}>
        <OfferNotes changes={changes} />
        {changes.closed === null ? (
          <>
            <Button component={RouteLink} to="/order" reloadDocument>
              {shell.buyNow}
            </Button>
            {total?.charged != null && (
              <ChargedNote amount={total.charged} inCash={choice.method === 'cash'} />
            )}
          </>
        ) : (
          <NotifyLink />
        )}
      </Stack>
    </OrderFormLayout>
  );
}
