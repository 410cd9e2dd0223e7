/** The shop's colours by day, which are the theme's (functions cannot import it), and by night. */
export const EMAIL_COLOURS = {
  light: {
    page: '#f6f0e4',
    card: '#fcf9f2',
    text: '#2a2920',
    quiet: '#615a49',
    line: '#dccfb8',
    button: '#3a4d2e',
    'on-button': '#ffffff',
    link: '#3a4d2e',
  },
  dark: {
    page: '#1c1d16',
    card: '#292b20',
    text: '#f1ead9',
    quiet: '#c0b7a1',
    line: '#4a4b3c',
    button: '#a7b077',
    'on-button': '#1c1d16',
    link: '#cdd3a3',
  },
} as const;

type Colour = keyof typeof EMAIL_COLOURS.light;

const PROPERTIES: Readonly<Record<Colour, string>> = {
  page: 'background-color',
  card: 'background-color',
  text: 'color',
  quiet: 'color',
  line: 'border-color',
  button: 'background-color',
  'on-button': 'color',
  link: 'color',
};
const COLOURS = Object.keys(PROPERTIES) as Colour[];

/** The inline declaration of a colour; the class of its name is what makes it dark. */
export const colour = (name: Colour): string => `${PROPERTIES[name]}:${EMAIL_COLOURS.light[name]}`;

const darkRules = (scope: (name: Colour) => string): string =>
  COLOURS.map(
    (name) => `${scope(name)}.${name}{${PROPERTIES[name]}:${EMAIL_COLOURS.dark[name]}!important}`,
  ).join('');

/** Follows the reader's colour scheme, where the program knows it. */
export const DARK_STYLES = `:root{color-scheme:light dark;supported-color-schemes:light dark}@media (prefers-color-scheme:dark){${darkRules(() => '')}}`;

/** Outlook's apps and web page mark what they have darkened. Apart, since some programs drop a block for one rule. */
export const OUTLOOK_DARK_STYLES = darkRules((name) =>
  PROPERTIES[name] === 'color' ? '[data-ogsc] ' : '[data-ogsb] ',
);
