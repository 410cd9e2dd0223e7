import type { PublicOrder } from '@ghar/domain/callables';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import MuiStepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { RouteLink } from '../../components/route-link.tsx';
import { WhatsappLink } from '../../components/whatsapp-link.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { Actions, ConfirmationLayout } from './confirmation-layout.tsx';
import { OrderSlip } from './order-slip.tsx';

const Stepper = styled(MuiStepper)(({ theme }) => ({
  '& .MuiStepLabel-iconContainer': { paddingInlineEnd: 16 },
  '& .MuiStepLabel-label': { ...theme.typography.body1, color: theme.palette.text.primary },
  '& .MuiStepIcon-root': {
    fontSize: 34,
    '& circle': { r: 11.6, fill: 'none', stroke: theme.palette.outline, strokeWidth: 0.7 },
  },
  '& .MuiStepIcon-text': { fill: theme.palette.primary.main, fontSize: 10.5, fontWeight: 500 },
  '& .MuiStepConnector-root': { marginBlock: -8, marginInlineStart: 17 },
  '& .MuiStepConnector-line': { minHeight: 16, borderColor: theme.palette.outline },
}));

function Further({ order }: { order: PublicOrder }) {
  const { confirmation, shell } = useTexts();
  return (
    <Actions>
      <WhatsappLink message={confirmation.whatsappMessage(order.order_number)} />
      <Button variant="text" component={RouteLink} to="/">
        {shell.backToStore}
      </Button>
    </Actions>
  );
}

/** All that was paid has been refunded. */
export function RefundedOrder({ order }: { order: PublicOrder }) {
  const { label, heading, lead } = useTexts().confirmation.refunded;
  return (
    <ConfirmationLayout emblem="paid" label={label} heading={heading} lead={lead}>
      <OrderSlip order={order} paid />
      <Further order={order} />
    </ConfirmationLayout>
  );
}

/** The order is paid: what was bought and what happens next. */
export function PaidOrder({ order }: { order: PublicOrder }) {
  const { confirmation, paidOrderProgress } = useTexts();
  const { label, heading, lead, next, nextHeading } = confirmation.paid;
  const progress = paidOrderProgress[order.status];
  return (
    <ConfirmationLayout emblem="paid" label={label} heading={heading} lead={progress ?? lead}>
      <OrderSlip order={order} paid />
      {order.refunded_amount > 0 && <p>{confirmation.refunded.part}</p>}
      {progress === null && (
        <section>
          <Typography variant="h3" component="h2" gutterBottom>
            {nextHeading}
          </Typography>
          <Stepper orientation="vertical" nonLinear activeStep={-1}>
            {next.map((step) => (
              <Step key={step}>
                <StepLabel>{step}</StepLabel>
              </Step>
            ))}
          </Stepper>
        </section>
      )}
      <Further order={order} />
    </ConfirmationLayout>
  );
}
