import styled from '@emotion/styled';
import type { PublicOrder } from '@ghar/domain/callables';
import { ButtonLink } from '../../components/button.tsx';
import { WhatsappLink } from '../../components/whatsapp-link.tsx';
import { confirmationTexts, paidOrderProgress } from '../../i18n/ar/confirmation.ts';
import { shellTexts } from '../../i18n/ar/shell.ts';
import { colour } from '../../theme/tokens.ts';
import { type } from '../../theme/type.ts';
import { Actions, ConfirmationLayout } from './confirmation-layout.tsx';
import { OrderSlip } from './order-slip.tsx';

const { paid: texts } = confirmationTexts;

const Heading = styled('h2')({ ...type.h3, marginBlockEnd: 12 });
const Steps = styled('ol')({
  counterReset: 'step',
  '& li': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 16,
    paddingBlock: 8,
    counterIncrement: 'step',
  },
  '& li::before': {
    content: 'counter(step)',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 34,
    height: 34,
    border: `1px solid ${colour.outline}`,
    borderRadius: '50%',
    fontSize: '0.9375rem',
    fontWeight: 500,
    color: colour.laurel,
  },
  '& li + li::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 17,
    insetBlockStart: -9,
    height: 18,
    borderInlineStart: `1px solid ${colour.outline}`,
  },
});

/** All that was paid has been given back. */
export const RefundedOrder = ({ order }: { order: PublicOrder }) => (
  <ConfirmationLayout
    emblem="paid"
    label={confirmationTexts.refunded.label}
    heading={confirmationTexts.refunded.heading}
    lead={confirmationTexts.refunded.lead}
  >
    <OrderSlip order={order} paid />
    <Further order={order} />
  </ConfirmationLayout>
);

const Further = ({ order }: { order: PublicOrder }) => (
  <Actions>
    <WhatsappLink message={confirmationTexts.whatsappMessage(order.order_number)} />
    <ButtonLink variant="text" to="/">
      {shellTexts.backToStore}
    </ButtonLink>
  </Actions>
);

/** The order is paid: what was bought and what happens next. */
export function PaidOrder({ order }: { order: PublicOrder }) {
  const progress = paidOrderProgress[order.status];
  return (
    <ConfirmationLayout
      emblem="paid"
      label={texts.label}
      heading={texts.heading}
      lead={progress ?? texts.lead}
    >
      <OrderSlip order={order} paid />
      {order.refunded_amount > 0 && <p>{confirmationTexts.refunded.part}</p>}
      {progress === null && (
        <section>
          <Heading>{texts.nextHeading}</Heading>
          <Steps>
            {texts.next.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Steps>
        </section>
      )}
      <Further order={order} />
    </ConfirmationLayout>
  );
}
