import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ContentSection } from '@ghar/domain/content/site-content';
import { memo, type ReactNode } from 'react';
import { TEXT_ROWS } from '../../components/admin/edited-text.tsx';
import { Panel } from '../../components/admin/panel.tsx';
import { sameText, type Text } from '../../components/admin/text-editor.ts';
import { jump } from '../../components/jump.ts';
import { usePanelTexts, type PanelTexts } from '../../i18n/panel-texts.ts';
import { FIELD_GROUPS, FIELD_KINDS, type FieldKind } from './fields.ts';
import { ListField } from './list-field.tsx';
import { CaptionsNote, ProductTexts, SellerNote } from './product-texts.tsx';
import { textAt, type SectionTexts, type TextPath } from './section-texts.ts';
import { TextField } from './text-field.tsx';
import type { ContentEditor } from './content-edit.ts';

const pathOf = (field: string): TextPath => {
  if (field === 'section title') return 'title';
  return field === 'section description' ? 'description' : `content.${field}`;
};

/** Notes for parts of a group that are edited elsewhere. */
const ELSEWHERE: Partial<Record<keyof PanelTexts['groups'], ReactNode>> = {
  price: <ProductTexts />,
  pictures: <CaptionsNote />,
  seller: <SellerNote />,
};

const partId = (section: ContentSection, part: string): string => `part-${section}-${part}`;

/** Links to a section's parts; on a phone it is many screens long. */
function PartLinks({ section }: { section: ContentSection }) {
  const { content, groups } = usePanelTexts();
  return (
    <Stack
      component="nav"
      aria-label={content.parts}
      direction="row"
      sx={{ display: { md: 'none' }, flexWrap: 'wrap', gap: 1 }}
    >
      {FIELD_GROUPS[section].map(({ id }) => (
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

type FieldProps = {
  editor: ContentEditor;
  section: ContentSection;
  field: string;
  /** The stored text. */
  live: Text;
};

/** Memoised, since a section has up to thirty. */
const Field = memo(
  function Field({ editor, section, field, live }: FieldProps) {
    const words = usePanelTexts().fields[section] as Readonly<
      Record<string, { label: string; hint?: string }>
    >;
    const kind = (FIELD_KINDS[section] as Readonly<Record<string, FieldKind>>)[field]!;
    const { label, hint } = words[field]!;
    const props = { editor, text: { section, path: pathOf(field) }, live, label, hint };
    return (
      <Box sx={[TEXT_ROWS, kind !== 'line' && WHOLE_WIDTH]}>
        {typeof kind === 'string' ? (
          <TextField {...props} kind={kind} />
        ) : (
          <ListField {...props} shape={kind} />
        )}
      </Box>
    );
  },
  (last, next) =>
    last.editor === next.editor &&
    last.section === next.section &&
    last.field === next.field &&
    sameText(last.live, next.live),
);

type SectionFormProps = Omit<FieldProps, 'field' | 'live'> & {
  /** The stored texts. */
  live: SectionTexts;
};

/** All texts of a section, in page order. */
export function SectionForm({ editor, section, live }: SectionFormProps) {
  const { groups, groupNotes } = usePanelTexts();
  return (
    <Stack sx={{ gap: 2.5 }}>
      <PartLinks section={section} />
      {FIELD_GROUPS[section].map(({ id, fields }) => (
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
                <Field
                  key={field}
                  {...{ editor, section, field }}
                  live={textAt(live, pathOf(field))}
                />
              ))}
              {ELSEWHERE[id] !== undefined && <Box sx={WHOLE_WIDTH}>{ELSEWHERE[id]}</Box>}
            </Box>
          </Panel>
        </Box>
      ))}
    </Stack>
  );
}
