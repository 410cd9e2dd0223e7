import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { formatNumber } from '@ghar/domain/money/currency';
import { useState } from 'react';
import { LiveView } from '../../../components/admin/live-view.tsx';
import { useOrderChanges } from '../../../components/admin/use-order-changes.ts';
import { useReading } from '../../../components/admin/use-reading.ts';
import { Amount } from '../../../components/amount.tsx';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { readSums } from './list-sums.ts';
import type { OrderList } from './list-url.ts';

const Sums = styled('dl')(({ theme: { palette, typography } }) => ({
  ...typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '4px 24px',
  marginBlock: '20px 0',
  color: palette.text.secondary,
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: '0 8px' },
  '& dd': { margin: 0, color: palette.text.primary, fontVariantNumeric: 'tabular-nums' },
}));

type ListSumsLineProps = { list: OrderList };

/** What a filtered list adds up to. Remount it for another list. */
export function ListSumsLine({ list }: ListSumsLineProps) {
  const texts = usePanelTexts().listSums;
  const { formats } = useTexts();
  const changes = useOrderChanges();
  const [attempt, setAttempt] = useState(0);
  const live = useReading(
    `${changes}:${attempt}`,
    () => readSums(list),
    () => setAttempt(attempt + 1),
  );
  const amount = (name: string, dirhams: number) => (
    <div>
      <dt>{name}</dt>
      <dd>
        <Amount>{formats.charge(dirhams)}</Amount>
      </dd>
    </div>
  );
  return (
    <LiveView
      live={live}
      operation="load-order-figures"
      skeleton={<Skeleton height={24} sx={{ mt: 2.5, mx: 'auto', maxWidth: 480 }} />}
      isEmpty={(sums) => ('owed' in sums ? sums.owed : sums.orders) === 0}
    >
      {(sums) =>
        'owed' in sums ? (
          <Sums>{amount(texts.owed, sums.owed)}</Sums>
        ) : (
          <Sums>
            <div>
              <dt>{texts.orders}</dt>
              <dd>{formatNumber(sums.orders)}</dd>
            </div>
            {sums.tests > 0 && (
              <div>
                <dt>{texts.tests}</dt>
                <dd>{formatNumber(sums.tests)}</dd>
              </div>
            )}
            {amount(texts.ordered, sums.ordered)}
            {sums.paid !== null && amount(texts.paid, sums.paid)}
          </Sums>
        )
      }
    </LiveView>
  );
}
