import Grid from '@mui/material/Grid';
import Stack from '@mui/material/Stack';
import type { ContentSection } from '@ghar/domain/site-content';
import { Panel } from '../../components/admin/panel.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { FIELD_GROUPS, FIELD_KINDS, type FieldKind } from './fields.ts';
import { ListField } from './list-field.tsx';
import { textAt, type SectionTexts, type TextPath } from './section-texts.ts';
import type { TextEditor } from './text-editor.ts';
import { TextField } from './text-field.tsx';

const pathOf = (field: string): TextPath => {
  if (field === 'section title') return 'title';
  return field === 'section description' ? 'description' : `content.${field}`;
};

type SectionFormProps = {
  editor: TextEditor;
  section: ContentSection;
  /** The stored texts. */
  live: SectionTexts;
};

/** Every text of a section, in the order of the page. */
export function SectionForm({ editor, section, live }: SectionFormProps) {
  const texts = usePanelTexts();
  const kinds = FIELD_KINDS[section] as Readonly<Record<string, FieldKind>>;
  const words = texts.fields[section] as Readonly<Record<string, { label: string; hint?: string }>>;
  return (
    <Stack sx={{ gap: 2.5 }}>
      {FIELD_GROUPS[section].map(({ id, fields }) => (
        <Panel key={id} heading={texts.groups[id]}>
          <Grid container columnSpacing={2.5} rowSpacing={2.25} sx={{ alignItems: 'flex-end' }}>
            {fields.map((field) => {
              const kind = kinds[field]!;
              const path = pathOf(field);
              const { label, hint } = words[field]!;
              const props = {
                editor,
                text: { section, path },
                live: textAt(live, path),
                label,
                hint,
              };
              return (
                <Grid key={field} size={{ xs: 12, md: kind === 'line' ? 6 : 12 }}>
                  {typeof kind === 'string' ? (
                    <TextField {...props} kind={kind} />
                  ) : (
                    <ListField {...props} shape={kind} />
                  )}
                </Grid>
              );
            })}
          </Grid>
        </Panel>
      ))}
    </Stack>
  );
}
