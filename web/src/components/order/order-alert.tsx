import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode, Ref } from 'react';
import type { ErrorWords } from '../../i18n/order-failure.ts';

type OrderAlertProps = {
  words: ErrorWords;
  actions?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** Why an order or payment failed, and the remedies. Announced at once; takes the focus. */
export const OrderAlert = ({ words: { message, guidance }, actions, ref }: OrderAlertProps) => (
  <Alert tabIndex={-1} {...(ref && { ref })}>
    <AlertTitle component="p">{message}</AlertTitle>
    {guidance !== undefined && <Typography sx={{ mt: 0.5 }}>{guidance}</Typography>}
    {actions && (
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1.5 }}>
        {actions}
      </Stack>
    )}
  </Alert>
);
