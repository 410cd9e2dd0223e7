import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ContentSection } from '@ghar/domain/content/site-content';
import { DEFAULT_LOCALE, LOCALES, OTHER_LOCALES, type Locale } from '@ghar/domain/i18n/locale';
import { memo, type ReactNode } from 'react';
import { TEXT_ROWS } from '../../components/admin/edited-text.tsx';
import { Panel } from '../../components/admin/panel.tsx';
import type { Text } from '../../components/admin/text-editor.ts';
import { useText } from '../../components/admin/use-text.ts';
import { jump } from '../../components/jump.ts';
import { usePanelTexts, type PanelTexts } from '../../i18n/panel-texts.ts';
import { FIELD_GROUPS, FIELD_KINDS, pathOf, type FieldKind } from './fields.ts';
import { ListField } from './list-field.tsx';
import { CaptionsNote, ProductTexts, SellerNote } from './product-texts.tsx';
import {
  countLines,
  isTranslated,
  missingLines,
  pathIn,
  readPath,
  textAt,
  type SectionTexts,
} from './section-texts.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';
import type { ContentEditor } from './content-edit.ts';

/** Notes for parts of a group that are edited elsewhere. */
const ELSEWHERE: Partial<Record<keyof PanelTexts['groups'], ReactNode>> = {
  price: <ProductTexts />,
  pictures: <CaptionsNote />,
  seller: <SellerNote />,
};

const partId = (section: ContentSection, part: string): string => `part-${section}-${part}`;

/** The one language whose texts are edited; null for all, side by side. */
type Only = { only: Locale | null };

/** The parts of a section that have texts of their own in the language. */
const partsIn = (section: ContentSection, only: Locale | null) =>
  FIELD_GROUPS[section].filter(
    ({ fields }) =>
      only === null ||
      only === DEFAULT_LOCALE ||
      fields.some((field) => isTranslated(pathOf(field))),
  );

/** Links to a section's parts; on a phone it is many screens long. */
function PartLinks({ section, only }: { section: ContentSection } & Only) {
  const { content, groups } = usePanelTexts();
  return (
    <Stack
      component="nav"
      aria-label={content.parts}
      direction="row"
      sx={{ display: { md: 'none' }, flexWrap: 'wrap', gap: 1 }}
    >
      {partsIn(section, only).map(({ id }) => (
        <Button
          key={id}
          href={`#${partId(section, id)}`}
          variant="outlined"
          size="small"
          onClick={jump}
        >
          {groups[id]}
        </Button>
      ))}
    </Stack>
  );
}

const WHOLE_WIDTH = { gridColumn: '1 / -1' } as const;
const ROWS = { ...TEXT_ROWS, '&[hidden]': { display: 'none' } };

type FieldProps = Only & {
  editor: ContentEditor;
  section: ContentSection;
  field: string;
  /** The stored texts. */
  live: SectionTexts;
};

type ControlProps = TextFieldProps & { kind: FieldKind };
const Control = ({ kind, ...props }: ControlProps) =>
  typeof kind === 'string' ? (
    <TextField {...props} kind={kind} />
  ) : (
    <ListField {...props} shape={kind} />
  );

/** A text in another language, with what it lacks. */
function Translation({
  original,
  ...props
}: ControlProps & { original: Pick<TextFieldProps, 'text' | 'live'> }) {
  const texts = usePanelTexts().translations;
  const { editor, text, live, label } = props;
  const { locale } = readPath(text.path);
  const whole = useText(editor, original.text, original.live).shown;
  const { shown } = useText(editor, text, live);
  const [lines, of] = [shown, whole].map(countLines) as [number, number];
  const isLacking = missingLines(whole, shown) > 0;
  const hint = lines === 0 ? texts.missingHint(locale) : texts.incompleteHint(lines, of);
  return (
    <Control
      {...props}
      label={texts.label(label, locale)}
      hint={isLacking ? hint : undefined}
      mark={isLacking ? (lines === 0 ? texts.missing : texts.incomplete) : undefined}
    />
  );
}

/** What is translated, where its own control is not beside the translation. */
function Original({ editor, text, live }: Pick<TextFieldProps, 'editor' | 'text' | 'live'>) {
  const { shown } = useText(editor, text, live);
  return (
    <Typography
      variant="body2"
      dir="auto"
      sx={{ mb: 0.5, color: 'text.secondary', whiteSpace: 'pre-line' }}
    >
      {[shown].flat().join('\n')}
    </Typography>
  );
}

const textsOf = ({ field, live }: FieldProps): readonly Text[] =>
  LOCALES.map((locale) => textAt(live, pathIn(locale, pathOf(field))));

/** A text, beside its translations. Memoised, since a section has up to thirty. */
const Field = memo(
  function Field({ editor, section, field, live, only }: FieldProps) {
    const words = usePanelTexts().fields[section] as Readonly<
      Record<string, { label: string; hint?: string }>
    >;
    const kind = (FIELD_KINDS[section] as Readonly<Record<string, FieldKind>>)[field]!;
    const { label, hint } = words[field]!;
    const path = pathOf(field);
    const textIn = (locale: Locale): Pick<TextFieldProps, 'text' | 'live'> => {
      const translated = pathIn(locale, path);
      return { text: { section, path: translated }, live: textAt(live, translated) };
    };
    const original = textIn(DEFAULT_LOCALE);
    const props = { editor, label, hint, kind };
    const isOther = (locale: Locale): boolean => only !== null && only !== locale;
    if (!isTranslated(path))
      return (
        <Box hidden={isOther(DEFAULT_LOCALE)} sx={ROWS}>
          <Control {...props} {...original} />
        </Box>
      );
    return (
      <>
        <Box hidden={isOther(DEFAULT_LOCALE)} sx={[ROWS, { gridColumn: { md: 1 } }]}>
          <Control {...props} {...original} />
        </Box>
        {only !== null && only !== DEFAULT_LOCALE && <Original editor={editor} {...original} />}
        {OTHER_LOCALES.map((locale) => (
          <Box key={locale} hidden={isOther(locale)} sx={[ROWS, { gridColumn: { md: 2 } }]}>
            <Translation {...props} {...textIn(locale)} original={original} />
          </Box>
        ))}
      </>
    );
  },
  (last, next) =>
    last.editor === next.editor &&
    last.section === next.section &&
    last.field === next.field &&
    last.only === next.only &&
    JSON.stringify(textsOf(last)) === JSON.stringify(textsOf(next)),
);

/** All texts of a section, in page order. */
export function SectionForm({ editor, section, live, only }: Omit<FieldProps, 'field'>) {
  const { groups, groupNotes } = usePanelTexts();
  return (
    <Stack sx={{ gap: 2.5 }}>
      <PartLinks section={section} only={only} />
      {partsIn(section, only).map(({ id, fields }) => (
        <Box key={id} id={partId(section, id)}>
          <Panel heading={groups[id]}>
            {groupNotes[id] !== undefined && (
              <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
                {groupNotes[id]}
              </Typography>
            )}
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' },
                columnGap: 2.5,
              }}
            >
              {fields.map((field) => (
                <Field key={field} {...{ editor, section, field, live, only }} />
              ))}
              {ELSEWHERE[id] !== undefined && <Box sx={WHOLE_WIDTH}>{ELSEWHERE[id]}</Box>}
            </Box>
          </Panel>
        </Box>
      ))}
    </Stack>
  );
}
