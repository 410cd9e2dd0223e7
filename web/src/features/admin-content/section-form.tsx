import { styled } from '@mui/material/styles';
import type { ContentSection } from '@ghar/domain/site-content';
import { Panel } from '../../components/admin/panel.tsx';
import { fieldTexts, groupTexts } from '../../i18n/ar/admin-content.ts';
import { WIDE } from '../../theme/tokens.ts';
import { FIELD_GROUPS, FIELD_KINDS, type FieldKind } from './fields.ts';
import { ListField } from './list-field.tsx';
import { textAt, type SectionTexts, type TextPath } from './section-texts.ts';
import type { TextEditor } from './text-editor.ts';
import { TextField } from './text-field.tsx';

const Groups = styled('div')({ display: 'grid', gap: 20 });
const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 18,
  [WIDE]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    columnGap: 20,
    alignItems: 'end',
    '& > .full': { gridColumn: '1 / -1' },
  },
});

const pathOf = (field: string): TextPath => {
  if (field === 'section title') return 'title';
  return field === 'section description' ? 'description' : `content.${field}`;
};

type SectionFormProps = {
  editor: TextEditor;
  section: ContentSection;
  /** What the database says. */
  live: SectionTexts;
};

/** Every text of a section, in the order of the page. */
export function SectionForm({ editor, section, live }: SectionFormProps) {
  const kinds = FIELD_KINDS[section] as Readonly<Record<string, FieldKind>>;
  const words = fieldTexts[section] as Readonly<Record<string, { label: string; hint?: string }>>;
  return (
    <Groups>
      {FIELD_GROUPS[section].map(({ id, fields }) => (
        <Panel key={id} heading={groupTexts[id]}>
          <Fields>
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
                <div key={field} {...(kind !== 'line' && { className: 'full' })}>
                  {typeof kind === 'string' ? (
                    <TextField {...props} kind={kind} />
                  ) : (
                    <ListField {...props} shape={kind} />
                  )}
                </div>
              );
            })}
          </Fields>
        </Panel>
      ))}
    </Groups>
  );
}
