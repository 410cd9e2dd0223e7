import styled from '@emotion/styled';
import { ButtonLink } from '../../components/button.tsx';
import { OrderFields } from '../../components/order/order-fields.tsx';
import { OrderSummary } from '../../components/order/order-summary.tsx';
import { useDraftForm } from '../../components/order/use-draft-form.ts';
import { useOrderTotal } from '../../components/order/use-order-total.ts';
import { useLivePrice } from '../../firebase/use-live-price.ts';
import { shellTexts } from '../../i18n/shell.ts';
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
  const { price, name } = useLivePrice();
  const { quantity } = model.form;
  return (
    <Form aria-label={label} onSubmit={(event) => event.preventDefault()}>
      <OrderFields model={model} starred />
      <Side>
        <OrderSummary
          quantity={quantity}
          unitPrice={price}
          productName={name}
          total={useOrderTotal(price, Number(quantity))}
        />
        <ButtonLink to="/order">{shellTexts.buyNow}</ButtonLink>
      </Side>
    </Form>
  );
}
