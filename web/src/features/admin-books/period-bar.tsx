import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { BackIcon, ForwardIcon } from '../../components/admin/direction-icons.tsx';
import { IconAction } from '../../components/admin/icon-action.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { monthOf, periodOf, periodQuery, type Period } from './period.ts';

type DayProps = { label: string; name: 'from' | 'to'; value: string };

function Day({ label, name, value }: DayProps) {
  const id = useId();
  return (
    <FormControl size="small" required sx={{ flex: '1 1 9rem' }}>
      <FormLabel htmlFor={id} required={false}>
        {label}
      </FormLabel>
      <OutlinedInput id={id} type="date" name={name} defaultValue={value} />
    </FormControl>
  );
}

type PeriodBarProps = {
  period: Period;
  name: string;
  /** Later months have not begun. */
  today: Date;
  onChoose: (period: Period) => void;
};

/** Chooses the period: month by month, or two days. */
export function PeriodBar({ period, name, today, onChoose }: PeriodBarProps) {
  const texts = usePanelTexts().books;
  const next = monthOf(period.last.from, 1);
  return (
    <Card
      component="section"
      aria-label={texts.period}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        justifyContent: 'space-between',
        gap: '16px 24px',
        padding: 'clamp(14px, 2vw, 20px)',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1 }}>
        <IconAction
          label={texts.previous}
          icon={<BackIcon />}
          onClick={() => onChoose(monthOf(period.first.from, -1))}
        />
        <Typography
          variant="h4"
          component="h2"
          aria-live="polite"
          sx={{ minWidth: { sm: '10rem' }, textAlign: 'center' }}
        >
          {name}
        </Typography>
        <IconAction
          label={texts.next}
          icon={<ForwardIcon />}
          disabled={next.first.from > today}
          onClick={() => onChoose(next)}
        />
      </Stack>
      <Stack
        // an applied period replaces what was typed
        key={periodQuery(period)}
        component="form"
        direction="row"
        noValidate
        sx={{ flexWrap: 'wrap', alignItems: 'end', gap: 1.5, flex: '0 1 30rem' }}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = new FormData(event.currentTarget);
          const [from, to] = (['from', 'to'] as const).map((day) => typed.get(day) as string);
          const chosen = periodOf(from!, to!);
          if (chosen) onChoose(chosen);
        }}
      >
        <Day label={texts.from} name="from" value={period.first.name} />
        <Day label={texts.to} name="to" value={period.last.name} />
        <Button type="submit" variant="outlined">
          {texts.show}
        </Button>
      </Stack>
    </Card>
  );
}
