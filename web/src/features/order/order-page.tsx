import styled from '@emotion/styled';
import { memo, useEffect, useLayoutEffect, useRef } from 'react';
import { Amount } from '../../components/amount.tsx';
import { BusyButton } from '../../components/busy-button.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { ReservedSpace } from '../../components/reserved-space.tsx';
import { LeafList } from '../../components/leaf-list.tsx';
import { NotifyLink } from '../../components/notify-link.tsx';
import { Notice } from '../../components/notice.tsx';
import { fieldId } from '../../components/order/early-input.ts';
import { HelpWithoutApp, NEEDS_APP } from '../../components/order/help-without-app.tsx';
import { OrderFields } from '../../components/order/order-fields.tsx';
import { OrderNews } from '../../components/order/order-news.tsx';
import { OrderSummary } from '../../components/order/order-summary.tsx';
import { SlowNotice } from '../../components/slow-notice.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { closedTexts } from '../../i18n/ar/offer.ts';
import { orderTexts as texts } from '../../i18n/ar/order-page.ts';
import { readLine } from '../../store-data/content-line.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { colour, DESKTOP, gutter, measure } from '../../theme/tokens.ts';
import type { ProblemAction } from './order-check.ts';
import { useOrderForm, type OrderFormModel } from './use-order-form.ts';

const Page = styled('div')({
  width: '100%',
  maxWidth: `calc(${measure}px + 2 * ${gutter})`,
  marginInline: 'auto',
  paddingInline: gutter,
  paddingBlock: '12px 40px',
  [DESKTOP]: { paddingBlock: '28px 96px' },
});

const Form = styled('form')({
  display: 'flex',
  flexDirection: 'column',
  gap: 20,
  marginBlockStart: 28,
  [DESKTOP]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 392px',
    columnGap: 72,
    alignItems: 'start',
    marginBlockStart: 40,
  },
});

/** Two columns: beside the fields, always in view. One column: its parts follow the fields, so that the bar can stick. */
const Side = styled('div')({
  display: 'contents',
  [DESKTOP]: { display: 'grid', gap: 20, position: 'sticky', top: 28 },
});

const PayBar = styled('div')({
  position: 'sticky',
  zIndex: 2,
  bottom: 0,
  display: 'grid',
  gap: 12,
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  paddingBlock: '12px max(12px, env(safe-area-inset-bottom))',
  borderBlockStart: `1px solid ${colour.rule}`,
  backgroundColor: colour.limestone,
  '&:has(> div > output > p)': { marginBlockStart: '4rem' },
  // As wide as its words; below the total where letters are large.
  '& button, & a': { flex: '1 1 8em', maxWidth: 'max-content', minHeight: 54 },
  [DESKTOP]: {
    position: 'static',
    margin: 0,
    padding: 0,
    border: 0,
    '&:has(> div > output > p)': { marginBlockStart: 0 },
    '& button, & a': { maxWidth: 'none', minHeight: 58, fontSize: '1.0625rem' },
  },
});

/** Above the bar: nothing moves under a finger when news comes. At the page's end it has room of its own. */
const NewsPlace = styled('div')({
  position: 'absolute',
  insetBlockEnd: '100%',
  insetInline: gutter,
  [DESKTOP]: { '&:has(p)': { position: 'static', marginBlockEnd: -12 } },
});

const PayRow = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 14,
});

const BarTotal = styled('div')({
  display: 'grid',
  lineHeight: 1.4,
  fontSize: '1.1875rem',
  fontWeight: 600,
  '& small': { fontSize: '0.8125rem', fontWeight: 350, color: colour.muted },
  [DESKTOP]: { display: 'none' },
});

/** The order form, and beside it what it comes to. */
export function Component() {
  const model = useOrderForm();
  const { problem, submitting, total, news } = model;
  const notice = useRef<HTMLDivElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!problem) return;
    const field = problem.field && document.getElementById(fieldId(problem.field));
    (field ?? notice.current)?.focus();
  }, [problem]);

  // The fields take nothing meanwhile: what had the focus there would lose it.
  useLayoutEffect(() => {
    if (submitting) submitButton.current?.focus({ preventScroll: true });
  }, [submitting]);

  return (
    <Page>
      {news.closed === null ? (
        <PageHeading lead={texts.lead}>{texts.heading}</PageHeading>
      ) : (
        <PageHeading lead={closedTexts.formLead}>{closedTexts.heading(news.closed)}</PageHeading>
      )}
      <Form
        noValidate
        // Without a script it goes nowhere: else what is typed would stand in an address.
        method="dialog"
        aria-label={texts.heading}
        onSubmit={(event) => {
          event.preventDefault();
          void model.submit();
        }}
      >
        <OrderFields
          model={model}
          error={problem && { field: problem.field, message: problem.words.message }}
          busy={submitting}
        />
        <Side>
          <OrderSummary
            quantity={model.form.quantity}
            unitPrice={model.unitPrice}
            productName={model.productName}
            offer={model.offer}
            total={total}
          />
          <ReservedSpace release={submitting}>
            {problem && (
              <Notice
                ref={notice}
                message={problem.words.message}
                guidance={problem.words.guidance}
                actions={
                  problem.action && (
                    <NoticeAction
                      action={problem.action}
                      edit={model.edit}
                      onMended={() => submitButton.current?.focus()}
                    />
                  )
                }
              />
            )}
          </ReservedSpace>
          <PayBar>
            <NewsPlace>
              <OrderNews news={news} />
            </NewsPlace>
            <SlowNotice busy={submitting} text={texts.stillSubmitting} />
            <HelpWithoutApp />
            <PayRow {...{ [NEEDS_APP]: '' }}>
              <BarTotal>
                <small>{texts.total}</small>
                {total ? <Amount dirhams={total.dirhams}>{total.shown}</Amount> : '-'}
              </BarTotal>
              {news.closed === null ? (
                <BusyButton
                  ref={submitButton}
                  type="submit"
                  busy={submitting}
                  busyText={texts.submitting}
                >
                  {texts.submit}
                </BusyButton>
              ) : (
                <NotifyLink />
              )}
            </PayRow>
          </PayBar>
          <OrderPromises />
        </Side>
      </Form>
    </Page>
  );
}

/** What the shop promises with every order, and what it does not learn. */
const OrderPromises = memo(function OrderPromises() {
  const { promises } = useSiteContent('features').content;
  const lines = promises.map((line) => {
    const { title, text } = readLine(line, 'title', 'text');
    return text === '' ? title : `${title}: ${text}`;
  });
  return <LeafList items={[...lines, texts.cardData]} />;
});

type NoticeActionProps = {
  action: ProblemAction;
  edit: OrderFormModel['edit'];
  onMended: () => void;
};

/** One tap that mends what the notice is about. The notice goes with it: `onMended` takes the focus on. */
function NoticeAction({ action, edit, onMended }: NoticeActionProps) {
  if (action.kind === 'set-quantity')
    return (
      <Button
        type="button"
        variant="outlined"
        onClick={() => {
          edit({ quantity: String(action.quantity) });
          onMended();
        }}
      >
        {texts.setQuantity(action.quantity)}
      </Button>
    );
  return (
    <ButtonLink
      variant="outlined"
      to={`/payment-success?order_id=${encodeURIComponent(action.orderId)}`}
    >
      {texts.viewOrder}
    </ButtonLink>
  );
}
