import type { CountryCode } from '@ghar/domain/country';
import { AE, BH, KW, OM, QA, SA, type FlagComponent } from 'country-flag-icons/react/3x2';

const FLAGS: Readonly<Record<CountryCode, FlagComponent>> = {
  ae: AE,
  sa: SA,
  qa: QA,
  kw: KW,
  bh: BH,
  om: OM,
};
const style = { borderRadius: 3, boxShadow: '0 0 0 1px rgb(42 41 32 / 14%)' } as const;

/** Decoration, beside the name or dial code of the country. Not every system has a font with flags. */
export function CountryFlag({ country }: { country: CountryCode }) {
  const Flag = FLAGS[country];
  return <Flag width={22} style={style} aria-hidden />;
}
