import Alert from '@mui/material/Alert';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useMemo } from 'react';
import { PageHeader } from '../../../components/admin/page-header.tsx';
import { Amount } from '../../../components/amount.tsx';
import { LoadingButton } from '../../../components/loading-button.tsx';
import { OrderFields } from '../../../components/order/order-fields.tsx';
import { fieldId } from '../../../checkout/use-draft-form.ts';
import { ReceiptRow } from '../../../components/receipt.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { StoreTextsContext, useTexts, type StoreTexts } from '../../../i18n/store-texts.ts';
import { useEnterOrder } from './use-enter-order.ts';

/** The form's texts, addressed to a merchant instead of a customer. */
function useMerchantsTexts(): StoreTexts {
  const texts = useTexts();
  const { customer, phoneHint, consent } = usePanelTexts().enterOrder;
  return useMemo(() => {
    const { fields } = texts.order;
    const own = {
      customerPhone: { ...fields.customerPhone, hint: phoneHint },
      consentMessages: consent,
    };
    return {
      ...texts,
      order: { ...texts.order, you: customer, fields: { ...fields, ...own } },
    };
  }, [texts, customer, phoneHint, consent]);
}

/** The page for entering an order taken by phone or chat. */
export function Component() {
  const { enterOrder: texts, admin, parts } = usePanelTexts();
  const { order: orderTexts, orderErrors, formats } = useTexts();
  const merchantsTexts = useMerchantsTexts();
  const { draft, problem, failure, busy, inDoubt, unitPrice, total, submit } = useEnterOrder();
  const words = problem && orderErrors.forCode(problem.code, problem.facts, problem.attempt);

  useEffect(() => {
    if (problem?.field != null) document.getElementById(fieldId(problem.field))?.focus();
  }, [problem]);

  return (
    <>
      <PageHeader
        title={texts.title}
        lead={texts.lead}
        back={{ to: '/admin/orders', label: admin.sections.orders }}
      />
      <Card sx={{ maxWidth: 760, padding: 'clamp(18px, 2.4vw, 28px)' }}>
        <form
          {...draft.formProps}
          noValidate
          aria-label={texts.form}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <StoreTextsContext value={merchantsTexts}>
            <OrderFields
              model={draft}
              error={words && { field: problem.field, message: words.message }}
              busy={busy || inDoubt}
              onBehalf
            />
          </StoreTextsContext>
          <dl>
            <ReceiptRow name={orderTexts.unitPrice} live>
              {unitPrice === null ? texts.pricing : <Amount>{formats.charge(unitPrice)}</Amount>}
            </ReceiptRow>
            <ReceiptRow name={orderTexts.total} torn live>
              {total === null ? '-' : <Amount>{formats.charge(total)}</Amount>}
            </ReceiptRow>
          </dl>
          <Stack sx={{ gap: 1.5, mt: 2, alignItems: 'start' }}>
            {words && problem.field === null && <Alert>{words.message}</Alert>}
            {failure !== null && !busy && <Alert>{failure}</Alert>}
            {inDoubt && <Typography>{texts.inDoubt}</Typography>}
            <LoadingButton
              type="submit"
              disabled={unitPrice === null}
              loading={busy}
              loadingText={parts.saving}
            >
              {texts.submit}
            </LoadingButton>
          </Stack>
        </form>
      </Card>
    </>
  );
}
