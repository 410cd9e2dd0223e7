import { siteContentPath } from '@ghar/domain/paths';
import { CONTENT_SECTIONS, DEFAULT_CONTENT, type ContentSection } from '@ghar/domain/site-content';
import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { DialogFrame } from '../../components/admin/dialog-frame.tsx';
import { Icon } from '../../components/admin/icon.tsx';
import { LiveView } from '../../components/admin/live-view.tsx';
import { PageHeader } from '../../components/admin/page-header.tsx';
import { Skeleton } from '../../components/admin/skeleton.tsx';
import { Button } from '../../components/button.tsx';
import { BusyButton } from '../../components/busy-button.tsx';
import { useToast } from '../../components/toasts.tsx';
import { UnreadableError } from '../../firebase/documents.ts';
import type { Live } from '../../firebase/live.ts';
import { useLiveDocument } from '../../firebase/live-documents.ts';
import { adminTexts } from '../../i18n/ar/admin.ts';
import { contentTexts as texts } from '../../i18n/ar/admin-content.ts';
import { colour, radius } from '../../theme/tokens.ts';
import { Preview } from './preview.tsx';
import { SectionForm } from './section-form.tsx';
import { sectionTextsSchema, type SectionTexts } from './section-texts.ts';
import type { TextEditor } from './text-editor.ts';
import { useEdits, useTextEditor } from './use-text-editor.ts';

const Sections = styled(Tabs)({ marginBlockEnd: 20 });
/** From here on the preview stands beside the texts. */
const BESIDE = '(min-width: 1280px)';
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 28,
  [`@media ${BESIDE}`]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
});
const Aside = styled('section')({ position: 'sticky', insetBlockStart: 24, alignSelf: 'start' });
const Note = styled('p')({
  marginBlock: '0 20px',
  '[role="alert"] + &': { marginBlockStart: 16 },
  padding: '12px 18px',
  borderRadius: radius.control,
  backgroundColor: colour.leafSoft,
});

const panelId = (section: ContentSection): string => `content-${section}`;
const tabId = (section: ContentSection): string => `content-tab-${section}`;

const SCHEMAS = {
  hero: sectionTextsSchema('hero'),
  features: sectionTextsSchema('features'),
  about: sectionTextsSchema('about'),
} as const satisfies Record<ContentSection, unknown>;

type LiveTexts = Live<SectionTexts | null>;

type SectionProps = { editor: TextEditor; section: ContentSection; live: LiveTexts };

const Section = ({ editor, section, live }: SectionProps) => (
  <>
    <LiveView
      live={live}
      operation="load-content"
      skeleton={<Skeleton heights={[260, 180, 180]} />}
      isEmpty={() => false}
      empty={null}
    >
      {(stored) => (
        <>
          {stored === null && <Note>{texts.notWritten}</Note>}
          <SectionForm
            editor={editor}
            section={section}
            live={stored ?? DEFAULT_CONTENT[section]}
          />
        </>
      )}
    </LiveView>
    {live.state === 'failed' && live.error instanceof UnreadableError && (
      <Note>{texts.unreadable(siteContentPath(section))}</Note>
    )}
  </>
);

/** Saves what is still to be saved, and says whether all of it is. */
function SaveButton({ editor }: { editor: TextEditor }) {
  const toast = useToast();
  const busy = [...useEdits(editor).values()].some(({ kind }) => kind === 'saving');
  const save = async (): Promise<void> => {
    await editor.flush();
    toast(
      editor.hasUnsaved()
        ? { title: texts.notAllSaved, text: texts.notAllSavedText, variant: 'destructive' }
        : { title: texts.allSaved, variant: 'plain' },
    );
  };
  return (
    <BusyButton busy={busy} busyText={texts.saving} onClick={() => void save()}>
      {texts.save}
    </BusyButton>
  );
}

const useSection = (section: ContentSection): LiveTexts =>
  useLiveDocument(siteContentPath(section), SCHEMAS[section]);

/** What is saved of each section; the default where there is nothing, or nothing that can be read. */
const savedOf = (lives: Readonly<Record<ContentSection, LiveTexts>>) =>
  Object.fromEntries(
    CONTENT_SECTIONS.map((section) => {
      const live = lives[section];
      return [section, (live.state === 'ready' && live.value) || DEFAULT_CONTENT[section]];
    }),
  ) as Record<ContentSection, SectionTexts>;

/** Every text that the shop shows, in three tabs. A tab that is left keeps what was typed in it. */
export function Component() {
  const editor = useTextEditor();
  const [open, setOpen] = useState<ContentSection>('hero');
  const wide = useMediaQuery(BESIDE, { noSsr: true });
  const [asked, setAsked] = useState(false);
  const lives = {
    hero: useSection('hero'),
    features: useSection('features'),
    about: useSection('about'),
  };
  const preview = <Preview editor={editor} saved={savedOf(lives)} />;
  return (
    <>
      <PageHeader
        title={adminTexts.sections.content}
        lead={texts.lead}
        actions={
          <>
            {!wide && (
              <Button type="button" variant="outlined" onClick={() => setAsked(true)}>
                <Icon name="eye" size={20} />
                {texts.preview}
              </Button>
            )}
            <SaveButton editor={editor} />
          </>
        }
      />
      <Columns>
        <div>
          <Sections
            value={open}
            aria-label={texts.tabs}
            onChange={(_, section: ContentSection) => setOpen(section)}
          >
            {CONTENT_SECTIONS.map((section) => (
              <Tab
                key={section}
                value={section}
                id={tabId(section)}
                aria-controls={panelId(section)}
                label={texts.sections[section]}
              />
            ))}
          </Sections>
          {CONTENT_SECTIONS.map((section) => (
            <div
              key={section}
              role="tabpanel"
              id={panelId(section)}
              aria-labelledby={tabId(section)}
              hidden={section !== open}
            >
              <Section editor={editor} section={section} live={lives[section]} />
            </div>
          ))}
        </div>
        {wide && <Aside aria-label={texts.preview}>{preview}</Aside>}
      </Columns>
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
