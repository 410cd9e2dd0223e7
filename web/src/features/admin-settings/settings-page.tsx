import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { COUNTRY_CODES } from '@ghar/domain/contact/country';
import { DEFAULT_PUBLIC_SETTINGS } from '@ghar/domain/content/default-settings';
import { SETTINGS_PATHS } from '@ghar/domain/paths';
import { SETTINGS_LIMITS, type Settings } from '@ghar/domain/content/settings';
import { ChangeHistory } from '../../components/admin/change-history.tsx';
import { LiveView } from '../../components/admin/live-view.tsx';
import { PageHeader } from '../../components/admin/page-header.tsx';
import { Panel } from '../../components/admin/panel.tsx';
import { SaveButton, SavingState } from '../../components/admin/saving-state.tsx';
import { RouteLink } from '../../components/route-link.tsx';
import { UnreadableError } from '../../firebase/documents.ts';
import { bothLive, type Live } from '../../firebase/live.ts';
import { useLiveDocument } from '../../firebase/live-documents.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { CashPanel } from './cash-panel.tsx';
import { CustomerPrivacy } from './customer-privacy.tsx';
import { ChecksSetting, ChoiceSetting, DaysSetting, TextSetting } from './setting-fields.tsx';
import { PaymentPanel } from './payment-panel.tsx';
import { PrintingPanel } from './printing-panel.tsx';
import { SellerPanel } from './seller-panel.tsx';
import { SettingsChanges } from './settings-changes.tsx';
import { Fields, Half } from './setting-grid.tsx';
import { Team } from './team.tsx';
import { TestMessage } from './test-message.tsx';
import { useSettingsEditor, type SettingsEditor } from './use-settings-editor.ts';
import { DEFAULT_SETTINGS, SETTINGS_SCHEMAS } from './write-setting.ts';

/** All settings, with defaults for unset ones. */
const useSettings = (): Live<Settings> =>
  bothLive(
    useLiveDocument(SETTINGS_PATHS.public, SETTINGS_SCHEMAS.public),
    useLiveDocument(SETTINGS_PATHS.private, SETTINGS_SCHEMAS.private),
    (open, closed) => ({
      public: open ?? DEFAULT_SETTINGS.public,
      private: closed ?? DEFAULT_SETTINGS.private,
    }),
  );

const { least, most } = SETTINGS_LIMITS.retention_years;
const YEARS = Array.from({ length: most - least + 1 }, (_, more) => least + more);

type GroupProps = { editor: SettingsEditor; live: Settings };

function Delivery(props: GroupProps) {
  const { settings: texts, countryNames } = usePanelTexts();
  return (
    <Panel heading={texts.groups.delivery}>
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {texts.deliveryLead}
      </Typography>
      <Fields>
        {COUNTRY_CODES.map((code) => {
          const { from, to } = DEFAULT_PUBLIC_SETTINGS.delivery_days[code];
          return (
            <Half key={code}>
              <DaysSetting
                {...props}
                id={{ section: 'public', path: `delivery_days.${code}` }}
                label={countryNames[code]}
                hint={texts.byDefault(from, to)}
              />
            </Half>
          );
        })}
      </Fields>
    </Panel>
  );
}

function Orders(props: GroupProps) {
  const texts = usePanelTexts().settings;
  return (
    <Panel heading={texts.groups.orders}>
      <Fields>
        <Half>
          <TextSetting
            {...props}
            id={{ section: 'public', path: 'max_pieces' }}
            label={texts.maxPieces}
            hint={texts.maxPiecesHint}
            range={SETTINGS_LIMITS.max_pieces}
          />
        </Half>
        <Half>
          <TextSetting
            {...props}
            id={{ section: 'private', path: 'few_left' }}
            label={texts.fewLeft}
            hint={texts.fewLeftHint}
            range={SETTINGS_LIMITS.few_left}
          />
        </Half>
        <Half>
          <TextSetting
            {...props}
            id={{ section: 'private', path: 'unpaid_task_days' }}
            label={texts.unpaidDays}
            hint={texts.unpaidDaysHint}
            range={SETTINGS_LIMITS.unpaid_task_days}
          />
        </Half>
      </Fields>
    </Panel>
  );
}

function Notifications(props: GroupProps) {
  const texts = usePanelTexts().settings;
  const { notify_email: email, notify_whatsapp: phone } = props.live.private;
  return (
    <Panel heading={texts.groups.notifications}>
      <Fields>
        <Half>
          <TextSetting
            {...props}
            id={{ section: 'private', path: 'notify_whatsapp' }}
            label={texts.whatsapp}
            hint={texts.whatsappHint}
            input={{ dir: 'ltr', type: 'tel' }}
          />
        </Half>
        <Half>
          <TextSetting
            {...props}
            id={{ section: 'private', path: 'notify_email' }}
            label={texts.email}
            hint={texts.emailHint}
            input={{ dir: 'ltr', type: 'email' }}
          />
        </Half>
        <TestMessage editor={props.editor} channel="whatsapp" recipient={phone} />
        <TestMessage editor={props.editor} channel="email" recipient={email} />
        <Box sx={{ gridColumn: '1 / -1', mt: 2.5 }}>
          <ChecksSetting
            {...props}
            id={{ section: 'private', path: 'notify' }}
            label={texts.notify}
            choices={new Map(Object.entries(texts.notifications))}
          />
        </Box>
      </Fields>
    </Panel>
  );
}

/** Says that something is edited in the content, with a link. */
const InContent = ({ text, link }: { text: string; link: string }) => (
  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
    {text}{' '}
    <Link component={RouteLink} to="/admin/content">
      {link}
    </Link>
  </Typography>
);

function Privacy(props: GroupProps) {
  const texts = usePanelTexts().settings;
  return (
    <Panel heading={texts.groups.privacy}>
      <Fields>
        <Half>
          <ChoiceSetting
            {...props}
            id={{ section: 'public', path: 'retention_years' }}
            label={texts.retention}
            hint={texts.retentionHint}
            choices={new Map(YEARS.map((years) => [String(years), texts.years(years)]))}
          />
        </Half>
      </Fields>
    </Panel>
  );
}

const SKELETON = (
  <Stack sx={{ gap: 2.5 }}>
    <Skeleton height={360} />
    <Skeleton height={180} />
    <Skeleton height={260} />
  </Stack>
);

/** The settings of server and store. */
export function Component() {
  const { admin, changes, settings: texts } = usePanelTexts();
  const editor = useSettingsEditor();
  const live = useSettings();
  return (
    <>
      <PageHeader
        title={admin.sections.settings}
        lead={texts.lead}
        actions={
          <>
            <ChangeHistory title={changes.settings}>
              <SettingsChanges />
            </ChangeHistory>
            <SavingState editor={editor} />
            <SaveButton editor={editor} />
          </>
        }
      />
      <Box sx={{ maxWidth: 920 }}>
        <LiveView live={live} operation="load-settings" skeleton={SKELETON}>
          {(settings) => (
            <Stack sx={{ gap: 2.5 }}>
              <Delivery editor={editor} live={settings} />
              <Orders editor={editor} live={settings} />
              <PaymentPanel editor={editor} live={settings} />
              <CashPanel editor={editor} live={settings} />
              <Notifications editor={editor} live={settings} />
              <SellerPanel live={settings} />
              <PrintingPanel />
              <Privacy editor={editor} live={settings} />
              <Team />
              <CustomerPrivacy />
              <Panel heading={texts.groups.shop}>
                <InContent text={texts.shopText} link={texts.shopLink} />
              </Panel>
            </Stack>
          )}
        </LiveView>
        {live.state === 'failed' && live.error instanceof UnreadableError && (
          <Alert severity="info" role="note" sx={{ mt: 2.5 }}>
            {texts.unreadable(SETTINGS_PATHS.public.replace('/public', ''))}
          </Alert>
        )}
      </Box>
    </>
  );
}
