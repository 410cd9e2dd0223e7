import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { CONTENT_SECTIONS, type ContentSection } from '@ghar/domain/content/site-content';
import { DEFAULT_LOCALE, LOCALES } from '@ghar/domain/i18n/locale';
import { localePath } from '@ghar/domain/i18n/locale-path';
import { useEffect, useId, useRef, useState } from 'react';
import type { EditState } from '../../components/admin/text-editor.ts';
import { useEdits } from '../../components/admin/use-text.ts';
import { withField } from '../../firebase/with-field.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { STORE_ROUTES } from '../../routes/store-routes.ts';
import { onPreviewAsks, sendPreview } from '../../store-data/preview.ts';
import { useSiteContent } from '../../store-data/store-data-context.ts';
import { PreviewNote } from './product-texts.tsx';
import { isPhone, type SectionTexts, storedText } from './section-texts.ts';
import type { ContentEditor, ContentTextId } from './content-edit.ts';

/** The preview's phone size in px, and its scale. */
const PHONE = { width: 390, height: 800 } as const;
const SCALE = 0.82;

const Screen = styled('iframe')({
  display: 'block',
  width: PHONE.width,
  height: `calc(100% / ${SCALE})`,
  border: 0,
  transform: `scale(${SCALE})`,
  transformOrigin: '0 0',
});

/** The indexed pages in each language, and their names. */
function usePages() {
  const texts = useTexts();
  const { translations } = usePanelTexts();
  const content = {
    hero: useSiteContent('hero'),
    features: useSiteContent('features'),
    about: useSiteContent('about'),
  };
  const pages = STORE_ROUTES.flatMap(({ path, indexed, head }) =>
    indexed && head
      ? // The home page's title is the product's name.
        [{ path, name: path === '/' ? texts.shell.home : head(texts, content).title }]
      : [],
  );
  return LOCALES.flatMap((locale) =>
    pages.map(({ path, name }) => ({
      path: localePath(locale, path),
      name: locale === DEFAULT_LOCALE ? name : translations.page(name, locale),
    })),
  );
}

/** True iff the edit is valid and not yet stored. */
function isShown(edit: EditState<ContentTextId>): boolean {
  if (edit.kind === 'invalid') return false;
  if (edit.kind === 'conflict') return edit.problem === null;
  return edit.kind !== 'saved' || !edit.seen;
}

/** A stored section with unsaved input. */
const typedIn = (
  section: ContentSection,
  saved: SectionTexts,
  edits: ReadonlyMap<string, EditState<ContentTextId>>,
): SectionTexts =>
  [...edits.values()]
    .filter((edit) => edit.section === section && isShown(edit))
    // a figure in Latin digits, as the store reads it; a phone's country is known only when it is stored
    .reduce(
      (texts, { path, mine }) =>
        withField(texts, path, isPhone(path) ? mine : storedText(path, mine, 'ae')),
      saved,
    );

type StorePageProps = {
  path: string;
  title: string;
  /** All sections' content as JSON. */
  content: string;
};

/** A store page in a frame that shows the given content. */
function StorePage({ path, title, content }: StorePageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => onPreviewAsks(frame.current!, () => setAsked((times) => times + 1)), []);
  useEffect(() => {
    // before that the frame is about:blank, and posting to it logs an error
    if (asked > 0) sendPreview(frame.current!, JSON.parse(content));
  }, [asked, content]);
  // oxlint-disable-next-line react/iframe-missing-sandbox -- same origin: it reads the store's data
  return <Screen ref={frame} src={path} title={title} />;
}

type PreviewProps = {
  editor: ContentEditor;
  saved: Readonly<Record<ContentSection, SectionTexts>>;
};

/** A store page with the unsaved texts. */
export function Preview({ editor, saved }: PreviewProps) {
  const id = useId();
  const texts = usePanelTexts().content;
  const [path, setPath] = useState('/');
  const edits = useEdits(editor);
  const content = JSON.stringify(
    Object.fromEntries(
      CONTENT_SECTIONS.map((section) => [section, typedIn(section, saved[section], edits)]),
    ),
  );
  const pages = usePages();
  const page = pages.find((one) => one.path === path) ?? pages[0]!;
  return (
    <Stack sx={{ alignItems: 'center', gap: 1.25 }}>
      <FormControl size="small" sx={{ width: PHONE.width * SCALE + 16, maxWidth: '100%' }}>
        <FormLabel htmlFor={id}>{texts.previewPage}</FormLabel>
        <NativeSelect
          id={id}
          input={<OutlinedInput />}
          value={page.path}
          onChange={({ target }) => setPath(target.value)}
          sx={{ '& select': { textOverflow: 'ellipsis' } }}
        >
          {pages.map((one) => (
            <option key={one.path} value={one.path}>
              {one.name}
            </option>
          ))}
        </NativeSelect>
      </FormControl>
      <Box
        dir="ltr"
        sx={{
          width: PHONE.width * SCALE + 16,
          height: PHONE.height * SCALE + 16,
          maxHeight: 'calc(100svh - 190px - var(--header, 0px))',
          padding: 1,
          overflow: 'hidden',
          borderRadius: '34px',
          backgroundColor: 'text.primary',
          '&:has(iframe:focus-visible)': (theme) => theme.mixins.focusRing,
        }}
      >
        <Box
          sx={{ height: '100%', overflow: 'hidden', borderRadius: '26px', backgroundColor: '#fff' }}
        >
          {/* A new frame for each page: a navigation in it would add to the browser's history. */}
          <StorePage
            key={page.path}
            path={page.path}
            title={`${texts.preview}: ${page.name}`}
            content={content}
          />
        </Box>
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {texts.previewNote}
      </Typography>
      <PreviewNote />
    </Stack>
  );
}
