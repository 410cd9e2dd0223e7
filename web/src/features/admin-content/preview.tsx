import { CONTENT_SECTIONS, type ContentSection } from '@ghar/domain/site-content';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { SelectChevron } from '../../components/select-chevron.tsx';
import { contentTexts as texts } from '../../i18n/ar/admin-content.ts';
import { colour, focusRing, radius } from '../../theme/tokens.ts';
import { PageFrame } from './page-frame.tsx';
import { withText, type SectionTexts } from './section-texts.ts';
import type { EditState, TextEditor } from './text-editor.ts';
import { useEdits } from './use-text-editor.ts';

type PagePath = keyof typeof texts.pages;
const PAGE_PATHS = Object.keys(texts.pages) as PagePath[];

/** The size of the phone that the page is shown on, and how small it is drawn. */
const PHONE = { width: 390, height: 800 } as const;
const SCALE = 0.82;

const Box = styled('div')({ display: 'grid', justifyItems: 'center', gap: 10 });
const Choice = styled('label')({
  display: 'grid',
  gap: 4,
  width: '100%',
  fontSize: '0.8438rem',
  color: colour.muted,
  '& > span': { position: 'relative', display: 'grid' },
  '& select': {
    appearance: 'none',
    minHeight: 46,
    paddingInline: '12px 38px',
    border: 0,
    borderRadius: radius.control,
    backgroundColor: colour.paper,
    boxShadow: `inset 0 0 0 1px ${colour.outline}`,
    font: 'inherit',
    fontSize: '0.9375rem',
    color: colour.ink,
    '&:focus-visible': focusRing,
  },
});
const Phone = styled('div')({
  width: PHONE.width * SCALE + 16,
  height: PHONE.height * SCALE + 16,
  maxHeight: 'calc(100svh - 190px)',
  padding: 8,
  overflow: 'hidden',
  borderRadius: 34,
  backgroundColor: colour.ink,
  '& > div': { height: '100%', overflow: 'hidden', borderRadius: 26, backgroundColor: '#fff' },
  '& iframe': {
    display: 'block',
    width: PHONE.width,
    height: `calc(100% / ${SCALE})`,
    border: 0,
    transform: `scale(${SCALE})`,
    transformOrigin: '0 0',
  },
});
const Note = styled('p')({ fontSize: '0.8438rem', color: colour.muted });

/** A section as it will be: what was typed stands in place of what is saved. A text that cannot be saved is left out. */
const asTyped = (
  section: ContentSection,
  saved: SectionTexts,
  edits: ReadonlyMap<string, EditState>,
): SectionTexts =>
  [...edits.values()]
    .filter((edit) => edit.section === section && edit.kind !== 'invalid')
    .filter((edit) => edit.kind !== 'saved' || !edit.seen)
    .reduce((texts, { path, mine }) => withText(texts, path, mine), saved);

type PreviewProps = {
  editor: TextEditor;
  saved: Readonly<Record<ContentSection, SectionTexts>>;
};

/** The shop's own page, with what is being written. */
export function Preview({ editor, saved }: PreviewProps) {
  const [path, setPath] = useState<PagePath>('/');
  const edits = useEdits(editor);
  const content = JSON.stringify(
    Object.fromEntries(
      CONTENT_SECTIONS.map((section) => [section, asTyped(section, saved[section], edits)]),
    ),
  );
  return (
    <Box>
      <Choice>
        {texts.previewPage}
        <span>
          <select
            value={path}
            onChange={({ target }) =>
              setPath(PAGE_PATHS.find((one) => one === target.value) ?? '/')
            }
          >
            {PAGE_PATHS.map((one) => (
              <option key={one} value={one}>
                {texts.pages[one]}
              </option>
            ))}
          </select>
          <SelectChevron inset={14} />
        </span>
      </Choice>
      <Phone dir="ltr">
        <div>
          {/* another frame for another page: the browser's way back stays the panel's */}
          <PageFrame
            key={path}
            path={path}
            title={`${texts.preview}: ${texts.pages[path]}`}
            content={content}
          />
        </div>
      </Phone>
      <Note>{texts.previewNote}</Note>
    </Box>
  );
}
