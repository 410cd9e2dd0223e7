/** The six countries the shop delivers to, in the order they are offered. */
export const COUNTRY_CODES = ['ae', 'sa', 'qa', 'kw', 'bh', 'om'] as const;
/** Lower-case ISO code, as stored in orders. */
export type CountryCode = (typeof COUNTRY_CODES)[number];

export type Country = {
  readonly code: CountryCode;
  /** With its plus sign. */
  readonly dialCode: string;
};

export const COUNTRIES: Readonly<Record<CountryCode, Country>> = {
  ae: { code: 'ae', dialCode: '+971' },
  sa: { code: 'sa', dialCode: '+966' },
  qa: { code: 'qa', dialCode: '+974' },
  kw: { code: 'kw', dialCode: '+965' },
  bh: { code: 'bh', dialCode: '+973' },
  om: { code: 'om', dialCode: '+968' },
};

export const DEFAULT_DIAL_CODE = COUNTRIES.ae.dialCode;

export const isCountryCode = (value: unknown): value is CountryCode =>
  COUNTRY_CODES.some((code) => code === value);

/** The country of a dial code such as `+966`, if the shop delivers there. */
export const countryOfDialCode = (dialCode: string): Country | undefined =>
  Object.values(COUNTRIES).find((country) => country.dialCode === dialCode);
