import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { percentOf, type Compared } from './figures.ts';

type DifferenceProps = {
  compared: Compared<number>;
  /** Formats an amount with its unit. */
  format: (amount: number) => string;
  /** Also in percent, if the earlier value is not 0. */
  percent?: boolean;
};

/** A figure's change: an arrow and a word, in one colour for both directions. */
export function Difference({ compared, format, percent = false }: DifferenceProps) {
  const texts = usePanelTexts().comparison;
  const difference = compared.now - compared.before;
  if (difference === 0) return <span>{texts.same}</span>;
  const Arrow = difference > 0 ? ArrowUpwardRounded : ArrowDownwardRounded;
  const share = percent ? percentOf(compared) : null;
  return (
    <span>
      <Arrow aria-hidden sx={{ fontSize: '1.1em', verticalAlign: '-0.15em' }} />{' '}
      {(difference > 0 ? texts.more : texts.less)(format(Math.abs(difference)))}
      {share !== null && ` (${share}%)`}
    </span>
  );
}
