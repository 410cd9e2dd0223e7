import type { contentSchemas, ContentSection } from '@ghar/domain/content/site-content';
import { OTHER_LOCALES } from '@ghar/domain/i18n/locale';
import { shownText, textKey, type EditState } from '../../components/admin/text-editor.ts';
import type { PanelTexts } from '../../i18n/panel-texts.ts';
import type { ContentTextId } from './content-edit.ts';
import type { LineShape } from './rows.ts';
import {
  isTranslated,
  missingLines,
  pathIn,
  textAt,
  type OriginalPath,
  type SectionTexts,
} from './section-texts.ts';

export type LinePart = keyof PanelTexts['lineParts'];
/** The keys of a line's parts in the catalogue. */
export type Shape = LineShape & { readonly parts: readonly LinePart[]; readonly list?: LinePart };
/** The control: single line, paragraph, long text, or list. */
export type FieldKind = 'line' | 'paragraph' | 'policy' | Shape;

type Keys<Section extends ContentSection> = keyof (typeof contentSchemas)[Section]['entries'];
/** Edited in the settings, beside what invoices need of the seller. */
type InSettings = 'legal_name' | 'address' | 'registration';
type FieldKey<Section extends ContentSection> =
  | Exclude<Keys<Section>, InSettings>
  | 'section title'
  | 'section description';

const TEXTS = { parts: ['text'] } as const;
const PAIRS = { parts: ['title', 'text'] } as const;

/** Each text's control; a missing key does not compile. */
export const FIELD_KINDS: {
  readonly [Section in ContentSection]: Readonly<Record<FieldKey<Section>, FieldKind>>;
} = {
  hero: {
    'section title': 'line',
    'section description': 'paragraph',
    subtitle: 'line',
    features: TEXTS,
    description: 'paragraph',
    badge: 'line',
    save: 'line',
  },
  features: {
    'section title': 'line',
    'section description': 'paragraph',
    benefits: TEXTS,
    rating: 'line',
    reviews: 'line',
    customers: 'line',
    satisfaction: 'line',
    claims: { parts: ['figure', 'text'] },
    testimonials: { parts: ['name', 'place', 'text'] },
    gallery: PAIRS,
    promises: PAIRS,
    ingredients: { parts: ['name', 'text'], list: 'benefits' },
    guide: PAIRS,
    faq: { parts: ['question', 'answer'] },
  },
  about: {
    'section title': 'line',
    'section description': 'paragraph',
    brand: 'line',
    whatsapp: 'line',
    notice: 'paragraph',
    ingredients: 'paragraph',
    certification: 'line',
    origin: 'line',
    weight: 'line',
    washes: 'line',
    shelf_life: 'line',
    email: 'line',
    phone: 'line',
    guarantee: 'policy',
    shipping: 'policy',
    privacy: 'policy',
    terms: 'policy',
  },
};

type Group<Section extends ContentSection> = {
  readonly id: keyof PanelTexts['groups'];
  readonly fields: readonly FieldKey<Section>[];
};

/** Each section's fields, grouped as on the page. */
export const FIELD_GROUPS: {
  readonly [Section in ContentSection]: readonly Group<Section>[];
} = {
  hero: [
    { id: 'top', fields: ['subtitle', 'section title', 'section description', 'features'] },
    { id: 'story', fields: ['description'] },
    { id: 'price', fields: ['badge', 'save'] },
  ],
  features: [
    { id: 'benefits', fields: ['section title', 'section description', 'benefits'] },
    { id: 'figures', fields: ['rating', 'reviews', 'customers', 'satisfaction'] },
    { id: 'voices', fields: ['testimonials', 'claims'] },
    { id: 'pictures', fields: ['gallery'] },
    { id: 'trust', fields: ['promises'] },
    { id: 'ingredients', fields: ['ingredients'] },
    { id: 'use', fields: ['guide', 'faq'] },
  ],
  about: [
    { id: 'shop', fields: ['brand', 'section title', 'section description', 'whatsapp', 'notice'] },
    {
      id: 'facts',
      fields: ['weight', 'washes', 'shelf_life', 'certification', 'origin', 'ingredients'],
    },
    { id: 'seller', fields: ['email', 'phone'] },
    { id: 'policies', fields: ['guarantee', 'shipping', 'privacy', 'terms'] },
  ],
};

/** The path of a field's text. */
export const pathOf = (field: string): OriginalPath => {
  if (field === 'section title') return 'title';
  return field === 'section description' ? 'description' : `content.${field}`;
};

/** How many of a section's texts lack a translation, with what is typed. */
export function countUntranslated(
  section: ContentSection,
  live: SectionTexts,
  edits: ReadonlyMap<string, EditState<ContentTextId>>,
): number {
  const shown = (path: ContentTextId['path']) =>
    shownText(edits.get(textKey({ section, path })), textAt(live, path));
  const paths = FIELD_GROUPS[section].flatMap(({ fields }) => fields.map(pathOf));
  return OTHER_LOCALES.flatMap((locale) =>
    paths.filter(
      (path) => isTranslated(path) && missingLines(shown(path), shown(pathIn(locale, path))) > 0,
    ),
  ).length;
}
