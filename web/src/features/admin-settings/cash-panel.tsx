import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { COUNTRY_CODES } from '@ghar/domain/contact/country';
import { SETTINGS_LIMITS, type Settings } from '@ghar/domain/content/settings';
import { useId } from 'react';
import { labelId } from '../../components/admin/edited-text.tsx';
import { Panel } from '../../components/admin/panel.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import {
  ChecksSetting,
  ChoiceSetting,
  Frame,
  PartInputs,
  TextSetting,
  useSetting,
  type SettingProps,
} from './setting-fields.tsx';
import { Fields, Half } from './setting-grid.tsx';
import { ON } from './setting-kinds.ts';
import type { SettingsEditor } from './use-settings-editor.ts';

/** As turned on: without a fee, so that nothing is offered before the merchant has decided on one. */
const TURNED_ON = ['', ''];

/** Whether a country has cash on delivery, and its terms. */
function CashTermsSetting(props: SettingProps) {
  const control = useId();
  const { cash: texts } = usePanelTexts().settings;
  const { stored, shown, change, flush } = useSetting(props);
  const isOn = shown.length > 0;
  const terms = [0, 1].map((at) => shown[at] ?? '');
  return (
    <Frame
      {...props}
      control={control}
      stored={stored}
      isGroup
      shownAs={([fee, most = '']) => (fee === undefined ? texts.off : texts.terms(fee, most))}
    >
      <Stack component="fieldset" aria-labelledby={labelId(control)} sx={{ minWidth: 0 }}>
        <FormControlLabel
          label={texts.offered}
          control={
            <Checkbox
              checked={isOn}
              onChange={(_, turnsOn) => change(turnsOn ? TURNED_ON : [])}
              slotProps={{ input: { 'aria-label': `${props.label}: ${texts.offered}` } }}
            />
          }
        />
        {isOn && (
          <Stack sx={{ gap: 1.25, maxWidth: 320 }}>
            <PartInputs
              {...props}
              control={control}
              names={[texts.fee, texts.maxTotal]}
              values={terms}
              onChange={change}
              onBlur={flush}
              inputMode="decimal"
              unit={texts.currency}
            />
          </Stack>
        )}
      </Stack>
    </Frame>
  );
}

/** Where an order may be paid in cash on delivery, and on which terms. */
export function CashPanel(props: { editor: SettingsEditor; live: Settings }) {
  const { settings: texts, countryNames } = usePanelTexts();
  const { cash } = texts;
  return (
    <Panel heading={texts.groups.cash}>
      <Typography variant="body2" sx={{ mb: 2, color: 'text.secondary' }}>
        {cash.lead}
      </Typography>
      <Fields>
        {COUNTRY_CODES.map((code) => (
          <Half key={code}>
            <CashTermsSetting
              {...props}
              id={{ section: 'public', path: `cash.countries.${code}` }}
              label={countryNames[code]}
            />
          </Half>
        ))}
        <Half>
          <TextSetting
            {...props}
            id={{ section: 'public', path: 'cash.confirm_hours' }}
            label={cash.hours}
            hint={cash.hoursHint}
            range={SETTINGS_LIMITS.cash_confirm_hours}
          />
        </Half>
        <Half>
          <ChecksSetting
            {...props}
            id={{ section: 'public', path: 'cash.first_orders' }}
            label={cash.firstOrders}
            hint={cash.firstOrdersHint}
            choices={new Map([[ON, cash.firstOrdersOn]])}
          />
        </Half>
        <Half>
          <ChoiceSetting
            {...props}
            id={{ section: 'private', path: 'cash_invoice' }}
            label={cash.invoice}
            hint={cash.invoiceHint}
            choices={new Map(Object.entries(cash.invoices))}
          />
        </Half>
      </Fields>
    </Panel>
  );
}
