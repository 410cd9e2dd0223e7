import CloseRounded from '@mui/icons-material/CloseRounded';
import FilterListRounded from '@mui/icons-material/FilterListRounded';
import SearchRounded from '@mui/icons-material/SearchRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import InputAdornment from '@mui/material/InputAdornment';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { COUNTRY_CODES } from '@ghar/domain/contact/country';
import { ORDER_STATUSES } from '@ghar/domain/order/status';
import { shopDayNamed } from '@ghar/domain/shop-day';
import { useEffect, useId, useRef, useState } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { CARDS_BELOW } from '../../../components/admin/card-table.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import {
  ALL_ORDERS,
  asDay,
  isNarrowed,
  narrowedTo,
  PAYMENT_FILTERS,
  SEARCH_LENGTH,
  sortLimitOf,
  sortsOf,
  type OrderList,
} from './list-url.ts';

type ChoiceProps<Value extends string> = {
  label: string;
  value: Value;
  /** Values and names, in order. */
  options: readonly (readonly [Value, string])[];
  onChoose: (value: Value) => void;
};

function Choice<Value extends string>({ label, value, options, onChoose }: ChoiceProps<Value>) {
  const id = useId();
  return (
    <FormControl size="small">
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <NativeSelect
        id={id}
        input={<OutlinedInput />}
        value={value}
        onChange={({ target }) => {
          const chosen = options.find(([one]) => one === target.value);
          if (chosen) onChoose(chosen[0]);
        }}
      >
        {options.map(([one, name]) => (
          <option key={one} value={one}>
            {name}
          </option>
        ))}
      </NativeSelect>
    </FormControl>
  );
}

type DayProps = { label: string; value: string | null; onChoose: (day: string | null) => void };

/**
 * A date field that keeps partial input, for which the browser reports no value or the year 2 (on the way to 2026). On
 * blur it shows the applied day.
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
    <FormControl size="small">
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        id={id}
        type="date"
        inputRef={input}
        onChange={({ target }) => {
          const day = asDay(target.value);
          const isEmpty = target.value === '' && !target.validity.badInput;
          if (day !== null || isEmpty) onChoose(day);
        }}
        onBlur={() => {
          input.current!.value = listed;
        }}
      />
    </FormControl>
  );
}

type FilterBarProps = {
  list: OrderList;
  /** A filter changed; its field keeps the focus. */
  onChange: (list: OrderList) => void;
  /** A new list was requested; it gets the focus. */
  onFind: (list: OrderList) => void;
};

/** Search and filters. A choice applies at once, a search on submit. */
export function FilterBar({ list, onChange, onFind }: FilterBarProps) {
  const { orderFilters: texts, orderStatuses, paymentFilterNames } = usePanelTexts();
  const { countryShortNames, formats } = useTexts();
  const dayOf = (name: string): string => formats.day(shopDayNamed(name)!.from);
  const [open, setOpen] = useState(false);
  const filters = useId();
  const search = useRef<HTMLInputElement>(null);
  useEffect(() => {
    search.current!.value = list.search;
  }, [list.search]);
  const change = (part: Parameters<typeof narrowedTo>[1]): void => onChange(narrowedTo(list, part));
  /** Cards need this menu; a table is sorted by its headings. */
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down(CARDS_BELOW), {
    noSsr: true,
  });
  const sorts = sortsOf(list);
  const sortLimit = sortLimitOf(list);
  const optionsOf = <Value extends string>(
    values: readonly Value[],
    names: Readonly<Record<Value, string>>,
  ) => [['', texts.all], ...values.map((value) => [value, names[value]] as const)] as const;
  const applied = [
    { part: { status: null }, name: list.status && orderStatuses[list.status] },
    { part: { payment: null }, name: list.payment && paymentFilterNames[list.payment] },
    { part: { country: null }, name: list.country && countryShortNames[list.country] },
    { part: { from: null }, name: list.from && texts.since(dayOf(list.from)) },
    { part: { to: null }, name: list.to && texts.until(dayOf(list.to)) },
  ] as const;
  return (
    <Stack component="search" aria-label={texts.name} sx={{ gap: 1.75, mb: 2.5 }}>
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: 1 }}
      >
        <Stack
          component="form"
          direction="row"
          sx={{ gap: 1.25, flex: '1 1 18rem', maxWidth: 640 }}
          onSubmit={(event) => {
            event.preventDefault();
            onFind(narrowedTo(list, { search: search.current!.value.trim() }));
          }}
        >
          <OutlinedInput
            type="search"
            size="small"
            fullWidth
            inputRef={search}
            placeholder={isNarrow ? texts.searchHintShort : texts.searchHint}
            autoComplete="off"
            startAdornment={
              <InputAdornment position="start">
                <SearchRounded fontSize="small" />
              </InputAdornment>
            }
            slotProps={{
              input: {
                'aria-label': texts.search,
                maxLength: SEARCH_LENGTH,
                enterKeyHint: 'search',
              },
            }}
          />
          <Button type="submit" variant="outlined" size="small">
            {texts.submit}
          </Button>
        </Stack>
        <Button
          variant="text"
          size="small"
          startIcon={<FilterListRounded />}
          aria-expanded={open}
          aria-controls={filters}
          onClick={() => setOpen(!open)}
          sx={{ display: { md: 'none' }, px: 0.25 }}
        >
          {texts.filters}
        </Button>
        {isNarrowed(list) && (
          <Button size="small" variant="text" onClick={() => onFind(ALL_ORDERS)}>
            {texts.clear}
          </Button>
        )}
      </Stack>
      <Box
        id={filters}
        sx={{
          display: { xs: open ? 'grid' : 'none', md: 'grid' },
          gridTemplateColumns: {
            xs: 'repeat(2, minmax(0, 1fr))',
            md: 'repeat(auto-fit, minmax(8.5rem, 1fr))',
          },
          alignItems: 'end',
          gap: 1.5,
          '& .MuiFormLabel-root': {
            mb: 0.5,
            fontSize: '0.8438rem',
            fontWeight: 'regular',
            color: 'text.secondary',
          },
        }}
      >
        <Choice
          label={texts.status}
          value={list.status ?? ''}
          options={optionsOf(ORDER_STATUSES, orderStatuses)}
          onChoose={(status) => change({ status: status || null })}
        />
        <Choice
          label={texts.payment}
          value={list.payment ?? ''}
          options={optionsOf(PAYMENT_FILTERS, paymentFilterNames)}
          onChoose={(payment) => change({ payment: payment || null })}
        />
        <Choice
          label={texts.country}
          value={list.country ?? ''}
          options={optionsOf(COUNTRY_CODES, countryShortNames)}
          onChoose={(country) => change({ country: country || null })}
        />
        <Day label={texts.from} value={list.from} onChoose={(from) => change({ from })} />
        <Day label={texts.to} value={list.to} onChoose={(to) => change({ to })} />
        {isNarrow && sorts.length > 1 && (
          <Choice
            label={texts.sort}
            value={list.sort}
            options={sorts.map((sort) => [sort, texts.sorts[sort]])}
            onChoose={(sort) => onChange({ ...list, sort, after: null })}
          />
        )}
      </Box>
      {isNarrow && !open && applied.some(({ name }) => name !== null) && (
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {applied.map(
            ({ part, name }) =>
              name !== null && (
                <Chip
                  key={name}
                  label={name}
                  variant="outlined"
                  deleteIcon={<CloseRounded />}
                  aria-label={texts.without(name)}
                  onClick={() => change(part)}
                  onDelete={() => change(part)}
                />
              ),
          )}
        </Stack>
      )}
      {isNarrow && open && (
        <Button variant="outlined" size="small" onClick={() => setOpen(false)}>
          {texts.showList}
        </Button>
      )}
      {sortLimit && (
        <Typography variant="caption" component="p" color="textSecondary">
          {texts.sortLimits[sortLimit]}
        </Typography>
      )}
    </Stack>
  );
}
