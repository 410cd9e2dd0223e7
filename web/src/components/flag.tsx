import type { CountryCode } from '@ghar/domain/contact/country';
import Public from '@mui/icons-material/PublicOutlined';

/** URLs of the package's files, which it does not export. Never inlined: 5 kB together. */
const FILES = import.meta.glob<string>(
  '../../../node_modules/country-flag-icons/3x2/{AE,SA,QA,KW,BH,OM}.svg',
  { eager: true, import: 'default', query: '?no-inline' },
);

/** A decorative flag beside a name or code. */
export const Flag = ({ code, width = 22 }: { code: CountryCode; width?: number }) => (
  <img
    src={FILES[`../../../node_modules/country-flag-icons/3x2/${code.toUpperCase()}.svg`]}
    alt=""
    width={width}
    height={(width * 2) / 3}
    loading="lazy"
    style={{ flex: 'none', borderRadius: 3, boxShadow: '0 0 0 1px rgb(42 41 32 / 14%)' }}
  />
);

/** For countries without a flag here. */
export const Globe = () => <Public sx={{ fontSize: 22, opacity: 0.72 }} />;
