import type { PaymentMethod } from '@ghar/domain/order/status';
import { orderPagePath } from '@ghar/domain/pages/order-page';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { Amount } from '../../components/amount.tsx';
import { LeafList } from '../../components/leaf-list.tsx';
import { LoadingButton } from '../../components/loading-button.tsx';
import { NotifyLink } from '../../components/notify-link.tsx';
import { ChargedNote } from '../../components/order/charged-note.tsx';
import { HelpWithoutApp, NEEDS_APP } from '../../components/order/help-without-app.tsx';
import { OfferNotes } from '../../components/order/offer-changes.tsx';
import { OrderAlert } from '../../components/order/order-alert.tsx';
import { OrderFormEnd, OrderFormLayout } from '../../components/order/order-form-layout.ts';
import { OrderFields } from '../../components/order/order-fields.tsx';
import { OrderSummary } from '../../components/order/order-summary.tsx';
import { PaymentMethods } from '../../components/order/payment-methods.tsx';
import { useCashPlaces } from '../../checkout/cash-places.ts';
import { fieldId } from '../../checkout/use-draft-form.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { ReservedSpace } from '../../components/reserved-space.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { SlowNotice } from '../../components/slow-notice.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { readLine } from '../../store-data/content-line.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import type { ProblemAction } from '../../checkout/order-check.ts';
import { useOrderForm } from './use-order-form.ts';

const PayBar = styled('div')(({ theme }) => ({
  position: 'sticky',
  zIndex: 2,
  bottom: 0,
  display: 'grid',
  gap: 12,
  marginInline: `calc(-1 * ${theme.layout.gutter})`,
  paddingInline: theme.layout.gutter,
  paddingBlock: '12px max(12px, env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${theme.palette.divider}`,
  backgroundColor: theme.palette.background.default,
  '&:has(> div > output > p)': { marginBlockStart: '4rem' },
  // Sized by its text; below the total with large text.
  '& button, & a': { flex: '1 1 8em', maxWidth: 'max-content', minHeight: 54 },
  [theme.breakpoints.up('lg')]: {
    position: 'static',
    margin: 0,
    padding: 0,
    border: 0,
    '&:has(> div > output > p)': { marginBlockStart: 0 },
    '& button, & a': { maxWidth: 'none', minHeight: 58, fontSize: '1.0625rem' },
  },
}));

/** Above the bar, so that a note's appearance moves nothing under a finger. On wide screens it has its own space. */
const NotesPlace = styled('div')(({ theme }) => ({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInline: theme.layout.gutter,
  [theme.breakpoints.up('lg')]: { '&:has(p)': { position: 'static', marginBlockEnd: -12 } },
}));

const PayRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 14,
});

/** Where the summary stands right above the button, only the charge. */
const BarTotal = styled('div')(({ theme }) => ({
  // Has room for the charge, which comes with another currency.
  display: 'grid',
  alignContent: 'start',
  minHeight: 71,
  '& > span': {
    display: 'grid',
    justifyItems: 'start',
    lineHeight: 1.4,
    fontSize: '1.1875rem',
    fontWeight: 600,
  },
  '& small': { ...theme.typography.caption, color: theme.palette.text.secondary },
  [theme.breakpoints.up('lg')]: {
    display: 'contents',
    '& > span': { display: 'none' },
    '& > p': { order: 1, flexBasis: '100%', marginBlockStart: 8, textAlign: 'center' },
  },
}));

/** The order form and its bill. */
export function Component() {
  const model = useOrderForm();
  const { draft, problem, submitting, total, changes, choice } = model;
  const { country } = draft.snapshot;
  const isCash = choice.method === 'cash';
  const places = useCashPlaces(null);
  const { order: texts, orderErrors, closed } = useTexts();
  const alert = useRef<HTMLDivElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const words = problem && orderErrors.forCode(problem.code, problem.facts, problem.attempt);

  useEffect(() => {
    if (!problem) return;
    const field = problem.field && document.getElementById(fieldId(problem.field));
    (field ?? alert.current)?.focus();
  }, [problem]);

  // The fields become inert, which would lose their focus.
  useLayoutEffect(() => {
    if (submitting) submitButton.current?.focus({ preventScroll: true });
  }, [submitting]);

  function actionButton(action: ProblemAction) {
    if (action.kind === 'view-order')
      return (
        <Button variant="outlined" component={RouteLink} to={orderPagePath(action.orderId)}>
          {texts.viewOrder}
        </Button>
      );
    return (
      <Button
        variant="outlined"
        onClick={() => {
          draft.fill('quantity', String(action.quantity));
          // The alert is removed, which would lose its focus.
          submitButton.current?.focus();
        }}
      >
        {texts.setQuantity(action.quantity)}
      </Button>
    );
  }

  const hasCash = (country === '' ? places : choice.terms) !== null;
  const lead = texts.lead[isCash ? 'cash' : hasCash ? 'either' : 'card'];

  return (
    <Container sx={{ pt: { xs: 1.5, lg: 3.5 }, pb: { xs: 5, lg: 12 } }}>
      {changes.closed === null ? (
        <PageHeading lead={lead}>{texts.heading}</PageHeading>
      ) : (
        <PageHeading lead={closed.formLead}>{closed.heading(changes.closed)}</PageHeading>
      )}
      <OrderFormLayout
        {...draft.formProps}
        noValidate
        // Without script it does nothing: a GET would put the input into the URL.
        method="dialog"
        aria-label={texts.heading}
        onSubmit={(event) => {
          event.preventDefault();
          void model.submit();
        }}
        sx={{ mt: 4 }}
      >
        <OrderFields
          model={draft}
          error={words && { field: problem.field, message: words.message }}
          busy={submitting}
        >
          <PaymentMethods choice={choice} country={country} onChoose={draft.choose} />
        </OrderFields>
        <OrderSummary
          quantity={draft.snapshot.quantity}
          country={country}
          unitPrice={model.unitPrice}
          productName={model.productName}
          offer={model.offer}
          cashFee={choice.fee}
          total={total}
        />
        <OrderFormEnd>
          {/* In the HTML from the beginning: its styles would delay the first error. */}
          <ReservedSpace filled={words !== null} release={submitting}>
            <div hidden={words === null}>
              <OrderAlert
                ref={alert}
                words={words ?? { message: '' }}
                actions={problem?.action && actionButton(problem.action)}
              />
            </div>
          </ReservedSpace>
          <PayBar>
            <NotesPlace>
              <OfferNotes changes={changes} />
            </NotesPlace>
            <SlowNotice
              busy={submitting}
              text={isCash ? texts.stillPlacing : texts.stillSubmitting}
            />
            <HelpWithoutApp />
            <PayRow {...{ [NEEDS_APP]: '' }}>
              <BarTotal>
                <span>
                  <small>{texts.total}</small>
                  {total ? <Amount dirhams={total.dirhams}>{total.shown}</Amount> : '-'}
                </span>
                {changes.closed === null && total?.charged != null && (
                  <ChargedNote amount={total.charged} inCash={isCash} />
                )}
              </BarTotal>
              {changes.closed === null ? (
                <LoadingButton
                  ref={submitButton}
                  type="submit"
                  loading={submitting}
                  loadingText={texts.submitting}
                >
                  {isCash ? texts.submitCash : texts.submit}
                </LoadingButton>
              ) : (
                <NotifyLink />
              )}
            </PayRow>
          </PayBar>
          <OrderPromises method={choice.method} />
        </OrderFormEnd>
      </OrderFormLayout>
    </Container>
  );
}

/** The shop's promises, and what becomes of the payment. */
const OrderPromises = memo(function OrderPromises({ method }: { method: PaymentMethod }) {
  const { cardData, cashData } = useTexts().order;
  const { promises } = useSiteContent('features').content;
  const lines = promises.map((line) => {
    const { title, text } = readLine(line, 'title', 'text');
    return text === '' ? title : `${title}: ${text}`;
  });
  return <LeafList items={[...lines, method === 'cash' ? cashData : cardData]} />;
});
