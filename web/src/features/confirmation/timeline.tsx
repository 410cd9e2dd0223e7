import type { PublicOrder } from '@ghar/domain/callables';
import { arrivalOf } from '@ghar/domain/order/arrival';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { DeliveryTime } from '../../components/delivery-time.tsx';
import { useTexts } from '../../i18n/store-texts.ts';
import { useTrackingTexts, type TrackingTexts } from '../../i18n/tracking-texts.ts';
import { useStoreSettings } from '../../store-data/store-data-context.ts';
import { Card } from './confirmation-layout.tsx';
import { StepSign } from './step-sign.tsx';
import { timelineOf, type TimelineStep } from './timeline-steps.ts';

const A_DAY_MS = 24 * 60 * 60_000;
const SIGN = 32;

const Steps = styled('ol')(({ theme }) => ({
  marginBlockStart: 18,
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${SIGN}px 1fr`,
    columnGap: 16,
    paddingBlockEnd: 22,
  },
  // The line between signs; solid as far as the order has come.
  '& > li:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: SIGN / 2 - 1,
    insetBlock: `${SIGN}px 0`,
    borderInlineStart: `2px dotted ${theme.palette.outline}`,
  },
  '& > li[data-state=done]::before': {
    borderInlineStart: `2px solid ${theme.palette.primary.main}`,
  },
  '& > li > div': { paddingBlockStart: 2 },
  '& [data-state=later]': { color: theme.palette.text.secondary },
  '& time, & small': {
    ...theme.typography.body2,
    display: 'block',
    color: theme.palette.text.secondary,
  },
  '& em': theme.mixins.visuallyHidden,
}));

/** A step's title, by its state. */
const titleOf = ({ name, state }: TimelineStep, { steps }: TrackingTexts['timeline']): string =>
  (steps[name] as Partial<Record<TimelineStep['state'], string>>)[state] ?? '';

/** The days on which a paid order arrives, unless they have passed; else the delivery time. */
function ExpectedArrival({ order: { country, paid_at, payment_method } }: { order: PublicOrder }) {
  const { timeline: texts } = useTrackingTexts();
  const { deliveryTimes } = useTexts();
  const { delivery_days: days } = useStoreSettings();
  const [now] = useState(() => new Date());
  const arrival = paid_at && arrivalOf(days[country], country, new Date(paid_at));
  if (arrival && arrival.to.getTime() + A_DAY_MS > now.getTime())
    return texts.expected(deliveryTimes.on(arrival));
  return (
    <>
      {texts.arrives[0]}
      <DeliveryTime country={country} />
      {payment_method === 'cash' ? texts.arrives[2] : texts.arrives[1]}
    </>
  );
}

/** The timeline of an order that is paid, sent, or to be paid in cash. */
export function Timeline({ order }: { order: PublicOrder }) {
  const { timeline: texts } = useTrackingTexts();
  const heading = useId();
  return (
    <Card aria-labelledby={heading}>
      <Typography variant="h3" component="h2" id={heading}>
        {texts.heading}
      </Typography>
      <Steps>
        {timelineOf(order).map((step) => (
          <li
            key={step.name}
            data-state={step.state}
            {...(step.isCurrent && { 'aria-current': 'step' as const })}
          >
            <StepSign state={step.state} size={SIGN} />
            <div>
              <Typography sx={{ fontWeight: step.isCurrent ? 600 : 'inherit', lineHeight: 1.75 }}>
                {titleOf(step, texts)} <em>({texts.states[step.state]})</em>
              </Typography>
              {step.at !== null && (
                <time dateTime={step.at}>{texts.moment(new Date(step.at), order.country)}</time>
              )}
              {step.name === 'prepared' && step.isCurrent && <small>{texts.preparing}</small>}
              {step.name === 'delivered' && step.state === 'later' && (
                <small>
                  <ExpectedArrival order={order} />
                </small>
              )}
            </div>
          </li>
        ))}
      </Steps>
    </Card>
  );
}
