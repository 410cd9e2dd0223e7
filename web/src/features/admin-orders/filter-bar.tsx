import { COUNTRY_CODES } from '@ghar/domain/country';
import { searchTerms } from '@ghar/domain/order-search';
import { ORDER_STATUSES } from '@ghar/domain/status';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { Icon } from '../../components/admin/icon.tsx';
import { Button } from '../../components/button.tsx';
import { orderFilterTexts as texts, paymentFilterNames } from '../../i18n/ar/admin-orders.ts';
import { countryShortNames } from '../../i18n/ar/order-page.ts';
import { orderStatusNames } from '../../i18n/ar/status.ts';
import { colour, WIDE } from '../../theme/tokens.ts';
import { CompactInput, CompactSelect, Labelled } from './field-look.ts';
import {
  ALL_ORDERS,
  asDay,
  isNarrowed,
  PAYMENT_FILTERS,
  SEARCH_LENGTH,
  type OrderList,
} from './list-address.ts';

const Bar = styled('search')({ display: 'grid', gap: 14, marginBlockEnd: 20 });
const Search = styled('form')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: 10,
  maxWidth: 640,
  '& button': { minHeight: 46, paddingInline: 18 },
});
const Fields = styled('div', { shouldForwardProp: (name) => name !== 'open' })<{ open: boolean }>(
  ({ open }) => ({
    display: open ? 'grid' : 'none',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    alignItems: 'end',
    gap: 12,
    [WIDE]: { display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8.5rem, 1fr))' },
  }),
);
const Toggle = styled(Button)({
  justifySelf: 'start',
  minHeight: 44,
  paddingInline: 2,
  [WIDE]: { display: 'none' },
});
const Clear = styled(Button)({ minHeight: 46, color: colour.laurel, paddingInline: 4 });

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value | null;
  values: readonly Value[];
  names: Readonly<Record<Value, string>>;
  onChoose: (value: Value | null) => void;
};

function Choice<Value extends string>({
  label,
  value,
  values,
  names,
  onChoose,
}: ChoiceProps<Value>) {
  const id = useId();
  return (
    <Labelled>
      <label htmlFor={id}>{label}</label>
      <CompactSelect
        id={id}
        value={value ?? ''}
        onChange={({ target }) => onChoose(values.find((one) => one === target.value) ?? null)}
      >
        <option value="">{texts.all}</option>
        {values.map((one) => (
          <option key={one} value={one}>
            {names[one]}
          </option>
        ))}
      </CompactSelect>
    </Labelled>
  );
}

type DayProps = { label: string; value: string | null; onChoose: (day: string | null) => void };

/**
 * A day. What is half typed is left alone: the browser says nothing of it yet, or
 * the year 2 on the way to 2026. Once it is left, the field says what is listed.
 */
function Day({ label, value, onChoose }: DayProps) {
  const input = useRef<HTMLInputElement>(null);
  const wentBack = useNavigationType() === NavigationType.Pop;
  const listed = value ?? '';
  useEffect(() => {
    if (wentBack || input.current !== document.activeElement) input.current!.value = listed;
  }, [listed, wentBack]);
  const id = useId();
  return (
    <Labelled>
      <label htmlFor={id}>{label}</label>
      <CompactInput
        id={id}
        type="date"
        ref={input}
        onChange={({ target }) => {
          const day = asDay(target.value);
          const isEmpty = target.value === '' && !target.validity.badInput;
          if (day !== null || isEmpty) onChoose(day);
        }}
        onBlur={() => {
          input.current!.value = listed;
        }}
      />
    </Labelled>
  );
}

type FilterBarProps = {
  list: OrderList;
  /** Something is narrowed or widened, by a field that keeps the focus. */
  onChange: (list: OrderList) => void;
  /** Another list was asked for, which is what is looked at next. */
  onFind: (list: OrderList) => void;
};

/** Searches and narrows the list. What is chosen counts at once; what is typed, when it is sent. */
export function FilterBar({ list, onChange, onFind }: FilterBarProps) {
  const [open, setOpen] = useState(isNarrowed(list));
  const [fields, sort] = [useId(), useId()];
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    search.current!.value = list.search;
  }, [list.search]);
  const change = (part: Partial<OrderList>): void => onChange({ ...list, ...part, after: null });
  return (
    <Bar aria-label={texts.name}>
      <Search
        onSubmit={(event) => {
          event.preventDefault();
          const typed = search.current!.value.trim();
          const oldestFirst = list.oldestFirst && typed === '';
          onFind({ ...list, search: typed, oldestFirst, after: null });
        }}
      >
        <CompactInput
          type="search"
          ref={search}
          aria-label={texts.search}
          placeholder={texts.searchHint}
          maxLength={SEARCH_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
        />
        <Button type="submit" variant="outlined">
          <Icon name="search" size={18} />
          {texts.submit}
        </Button>
      </Search>
      <Toggle
        type="button"
        variant="text"
        aria-expanded={open}
        aria-controls={fields}
        onClick={() => setOpen(!open)}
      >
        <Icon name="filter" size={18} />
        {texts.filters}
      </Toggle>
      <Fields id={fields} open={open}>
        <Choice
          label={texts.status}
          value={list.status}
          values={ORDER_STATUSES}
          names={orderStatusNames}
          onChoose={(status) =>
            change({ status, payment: list.payment === 'owed' ? null : list.payment })
          }
        />
        <Choice
          label={texts.payment}
          value={list.payment}
          values={PAYMENT_FILTERS}
          names={paymentFilterNames}
          onChoose={(payment) =>
            change({ payment, status: payment === 'owed' ? null : list.status })
          }
        />
        <Choice
          label={texts.country}
          value={list.country}
          values={COUNTRY_CODES}
          names={countryShortNames}
          onChoose={(country) => change({ country })}
        />
        <Day label={texts.from} value={list.from} onChoose={(from) => change({ from })} />
        <Day label={texts.to} value={list.to} onChoose={(to) => change({ to })} />
        {searchTerms(list.search).length === 0 && (
          <Labelled>
            <label htmlFor={sort}>{texts.sort}</label>
            <CompactSelect
              id={sort}
              value={list.oldestFirst ? 'oldest' : 'newest'}
              onChange={({ target }) => change({ oldestFirst: target.value === 'oldest' })}
            >
              <option value="newest">{texts.newest}</option>
              <option value="oldest">{texts.oldest}</option>
            </CompactSelect>
          </Labelled>
        )}
        {isNarrowed(list) && (
          <Clear type="button" variant="text" onClick={() => onFind(ALL_ORDERS)}>
            {texts.clear}
          </Clear>
        )}
      </Fields>
    </Bar>
  );
}
