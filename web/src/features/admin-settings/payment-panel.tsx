import { PAYMENT_MARKS } from '@ghar/domain/content/default-settings';
import type { Settings } from '@ghar/domain/content/settings';
import { Panel } from '../../components/admin/panel.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { ChecksSetting } from './setting-fields.tsx';
import type { SettingsEditor } from './use-settings-editor.ts';

const MARKS = new Map(Object.entries(PAYMENT_MARKS));

/** Which cards and wallets the store says it takes. */
export function PaymentPanel(props: { editor: SettingsEditor; live: Settings }) {
  const texts = usePanelTexts().settings;
  return (
    <Panel heading={texts.groups.payment}>
      <ChecksSetting
        {...props}
        id={{ section: 'public', path: 'payment_marks' }}
        label={texts.marks}
        hint={texts.marksHint}
        choices={MARKS}
      />
    </Panel>
  );
}
