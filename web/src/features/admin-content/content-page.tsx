import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import WarningAmberRounded from '@mui/icons-material/WarningAmberRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import { siteContentPath } from '@ghar/domain/paths';
import { CONTENT_SECTIONS, type ContentSection } from '@ghar/domain/content/site-content';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@ghar/domain/i18n/locale';
import { memo, useRef, useState } from 'react';
import { heightAs } from '../../components/admin/bar-height.ts';
import { DialogFrame } from '../../components/admin/dialog-frame.tsx';
import { LiveView } from '../../components/admin/live-view.tsx';
import { PageHeader } from '../../components/admin/page-header.tsx';
import { SaveButton, SavingState } from '../../components/admin/saving-state.tsx';
import { isWrong } from '../../components/admin/text-editor.ts';
import { useEdits } from '../../components/admin/use-text.ts';
import { UnreadableError } from '../../firebase/documents.ts';
import type { Live } from '../../firebase/live.ts';
import { useLiveDocument } from '../../firebase/live-documents.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
import { countUntranslated } from './fields.ts';
import { Preview } from './preview.tsx';
import { SectionForm } from './section-form.tsx';
import { readPath, SECTION_SCHEMAS, unwritten, type SectionTexts } from './section-texts.ts';
import type { ContentEditor } from './content-edit.ts';
import { useContentEditor } from './use-content-editor.ts';

const tabsRef = heightAs('--tabs');

const panelId = (section: ContentSection): string => `content-${section}`;
const tabId = (section: ContentSection): string => `content-tab-${section}`;

const SKELETON = (
  <Stack sx={{ gap: 2.5 }}>
    <Skeleton height={260} />
    <Skeleton height={180} />
    <Skeleton height={180} />
  </Stack>
);

type LiveTexts = Live<SectionTexts | null>;

type SectionProps = { editor: ContentEditor; section: ContentSection; live: LiveTexts };

/** Memoised: renders only when its own texts change. `only`: the one language that is edited. */
const Section = memo(function Section({
  editor,
  section,
  live,
  only,
}: SectionProps & { only: Locale | null }) {
  const texts = usePanelTexts().content;
  return (
    <Stack sx={{ gap: 2.5 }}>
      <LiveView live={live} operation="load-content" skeleton={SKELETON}>
        {(stored) => (
          <>
            {stored === null && (
              <Alert severity="success" role="note">
                {texts.notWritten}
              </Alert>
            )}
            <SectionForm
              editor={editor}
              section={section}
              live={stored ?? unwritten(section).texts}
              only={only}
            />
          </>
        )}
      </LiveView>
      {live.state === 'failed' && live.error instanceof UnreadableError && (
        <Alert severity="info" role="note">
          {texts.unreadable(siteContentPath(section))}
        </Alert>
      )}
    </Stack>
  );
});

/** A name, marked if texts behind it are unsaved, with how many lack a translation. */
function Marked({
  name,
  missing,
  isUnsaved,
}: {
  name: string;
  missing: number;
  isUnsaved: boolean;
}) {
  const { savings, translations } = usePanelTexts();
  const { formats } = useTexts();
  return (
    <Stack component="span" direction="row" sx={{ alignItems: 'center', gap: 0.75 }}>
      {name}
      {missing > 0 && (
        <Chip
          component="span"
          color="waiting"
          title={translations.count(missing)}
          label={
            <>
              <span aria-hidden>{formats.number(missing)}</span>
              <Box component="span" sx={({ mixins }) => mixins.visuallyHidden}>
                {translations.count(missing)}
              </Box>
            </>
          }
        />
      )}
      {isUnsaved && (
        <WarningAmberRounded
          titleAccess={savings.unsaved}
          sx={{ fontSize: 18, color: 'error.main' }}
        />
      )}
    </Stack>
  );
}

function useMarks({ editor, section, live }: SectionProps) {
  const edits = useEdits(editor);
  const ofSection = [...edits.values()].filter((edit) => edit.section === section);
  return {
    missing:
      live.state === 'ready' && live.value ? countUntranslated(section, live.value, edits) : 0,
    wrong: ofSection.filter(isWrong),
  };
}

function SectionName(props: SectionProps) {
  const { missing, wrong } = useMarks(props);
  const name = usePanelTexts().content.sections[props.section];
  return <Marked name={name} missing={missing} isUnsaved={wrong.length > 0} />;
}

/** A language's name, marked for the texts of the open section. */
function LanguageName({ locale, ...props }: SectionProps & { locale: Locale }) {
  const { missing, wrong } = useMarks(props);
  return (
    <Marked
      name={usePanelTexts().translations.name(locale)}
      missing={locale === DEFAULT_LOCALE ? 0 : missing}
      isUnsaved={wrong.some(({ path }) => readPath(path).locale === locale)}
    />
  );
}

const useSection = (section: ContentSection): LiveTexts =>
  useLiveDocument(siteContentPath(section), SECTION_SCHEMAS[section]);

/** The stored sections; defaults for missing or unreadable ones. */
const savedOf = (lives: Readonly<Record<ContentSection, LiveTexts>>) =>
  Object.fromEntries(
    CONTENT_SECTIONS.map((section) => {
      const live = lives[section];
      return [section, (live.state === 'ready' && live.value) || unwritten(section).texts];
    }),
  ) as Record<ContentSection, SectionTexts>;

/** All texts of the store, in three tabs. An opened tab stays mounted. */
export function Component() {
  const { admin, content: texts, translations } = usePanelTexts();
  const editor = useContentEditor();
  const [open, setOpen] = useState<ContentSection>('hero');
  const [opened, setOpened] = useState<ReadonlySet<ContentSection>>(new Set([open]));
  /** Room for the preview beside the texts. */
  const wide = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  /** No room for a text beside its translation. */
  const narrow = useMediaQuery(({ breakpoints }) => breakpoints.down('md'), { noSsr: true });
  const [locale, setLocale] = useState<Locale>(DEFAULT_LOCALE);
  const [asked, setAsked] = useState(false);
  const lives = {
    hero: useSection('hero'),
    features: useSection('features'),
    about: useSection('about'),
  };
  const column = useRef<HTMLDivElement>(null);
  /** Opens a section and scrolls to its beginning. */
  const choose = (section: ContentSection): void => {
    setOpen(section);
    setOpened((before) => new Set([...before, section]));
    const covered = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
    if (column.current!.getBoundingClientRect().top < covered) column.current!.scrollIntoView();
  };
  const preview = <Preview editor={editor} saved={savedOf(lives)} />;
  return (
    <>
      <PageHeader
        title={admin.sections.content}
        lead={texts.lead}
        actions={
          <>
            {!wide && (
              <Button
                variant="outlined"
                startIcon={<VisibilityOutlined />}
                onClick={() => setAsked(true)}
              >
                {texts.preview}
              </Button>
            )}
            <SaveButton editor={editor} />
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: wide ? 'minmax(0, 1fr) auto' : 'minmax(0, 1fr)',
          gap: 3.5,
        }}
      >
        <Box ref={column} sx={{ scrollMarginBlockStart: 'calc(-1 * var(--tabs, 0px))' }}>
          {/* Within reach on a long page. */}
          <Stack
            ref={tabsRef}
            direction="row"
            sx={{
              position: 'sticky',
              insetBlockStart: 'var(--header, 0px)',
              zIndex: 2,
              alignItems: 'center',
              gap: 1,
              mb: 2.5,
              borderBlockEnd: ({ palette }) => `1px solid ${palette.divider}`,
              backgroundColor: 'background.default',
            }}
          >
            <Tabs
              value={open}
              aria-label={texts.tabs}
              variant="scrollable"
              scrollButtons={false}
              onChange={(_, section: ContentSection) => choose(section)}
              sx={{ flex: 1, minWidth: 0, borderBlockEnd: 0 }}
            >
              {CONTENT_SECTIONS.map((section) => (
                <Tab
                  key={section}
                  value={section}
                  id={tabId(section)}
                  aria-controls={panelId(section)}
                  label={<SectionName editor={editor} section={section} live={lives[section]} />}
                  sx={{ px: { xs: 1.25, sm: 2.25 } }}
                />
              ))}
            </Tabs>
            <SavingState editor={editor} />
          </Stack>
          {narrow && (
            <ToggleButtonGroup
              exclusive
              aria-label={translations.choice}
              value={locale}
              // Null: the selected button was pressed again.
              onChange={(_, chosen: Locale | null) => chosen !== null && setLocale(chosen)}
              sx={{ mb: 2 }}
            >
              {LOCALES.map((one) => (
                <ToggleButton key={one} value={one}>
                  <LanguageName editor={editor} section={open} live={lives[open]} locale={one} />
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          )}
          {CONTENT_SECTIONS.map((section) => (
            <Box
              key={section}
              role="tabpanel"
              id={panelId(section)}
              aria-labelledby={tabId(section)}
              hidden={section !== open}
            >
              {opened.has(section) && (
                <Section
                  editor={editor}
                  section={section}
                  live={lives[section]}
                  only={narrow ? locale : null}
                />
              )}
            </Box>
          ))}
        </Box>
        {wide && (
          <Box
            component="section"
            aria-label={texts.preview}
            sx={{
              position: 'sticky',
              insetBlockStart: 'calc(var(--header, 0px) + 24px)',
              alignSelf: 'start',
            }}
          >
            {preview}
          </Box>
        )}
      </Box>
      <DialogFrame
        open={asked && !wide}
        title={texts.preview}
        busy={false}
        onClose={() => setAsked(false)}
        actions={null}
      >
        {preview}
      </DialogFrame>
    </>
  );
}
