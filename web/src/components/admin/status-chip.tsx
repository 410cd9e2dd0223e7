import { styled } from '@mui/material/styles';
import type { OrderStatus, PaymentStatus } from '@ghar/domain/status';
import { orderStatusNames, paymentStatusNames, testPaymentTexts } from '../../i18n/ar/status.ts';
import {
  orderStatusLooks,
  paymentStatusLooks,
  testLook,
  type StatusLook,
} from '../../theme/status-colours.ts';
import { radius } from '../../theme/tokens.ts';

const Chip = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 7,
  paddingInline: 11,
  paddingBlock: 2,
  borderRadius: radius.pill,
  fontSize: '0.8438rem',
  fontWeight: 450,
  lineHeight: 1.7,
  whiteSpace: 'nowrap',
  '&::before': {
    content: '""',
    width: 6,
    height: 6,
    borderRadius: '50%',
    backgroundColor: 'currentcolor',
  },
});

/** A status in its colours. */
export const StatusMark = ({ look, name }: { look: StatusLook; name: string }) => (
  <Chip style={{ backgroundColor: look.ground, color: look.words }}>{name}</Chip>
);

export const OrderStatusChip = ({ status }: { status: OrderStatus }) => (
  <StatusMark look={orderStatusLooks[status]} name={orderStatusNames[status]} />
);

/** Beside an order whose payment moved no money. */
export const TestMark = () => <StatusMark look={testLook} name={testPaymentTexts.mark} />;

export const PaymentStatusChip = ({ status }: { status: PaymentStatus }) => (
  <StatusMark look={paymentStatusLooks[status]} name={paymentStatusNames[status]} />
);
