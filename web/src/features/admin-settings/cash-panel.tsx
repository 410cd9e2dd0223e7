import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { COUNTRY_CODES } from '@ghar/domain/contact/country';
import type { CashTerms } from '@ghar/domain/content/default-settings';
import { SETTINGS_LIMITS, type Settings } from '@ghar/domain/content/settings';
import { totalDirhams } from '@ghar/domain/money/money';
import { STOREFRONT_PRODUCT_PATH } from '@ghar/domain/paths';
import { storefrontProductSchema } from '@ghar/domain/product/storefront-product';
import { useId, useState } from 'react';
import { labelId } from '../../components/admin/edited-text.tsx';
import { Panel } from '../../components/admin/panel.tsx';
import type { Text } from '../../components/admin/text-editor.ts';
import { useLiveDocument } from '../../firebase/live-documents.ts';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { useTexts } from '../../i18n/store-texts.ts';
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
import { ON, settingValue } from './setting-kinds.ts';
import type { SettingsEditor } from './use-settings-editor.ts';

/** As turned on: without a fee, so that nothing is offered before the merchant has decided on one. */
const TURNED_ON = ['', ''];

/** Warns that the greatest total is below the price of one piece with the fee; it is stored anyway. */
function MaxTotalHint({ terms, price }: { terms: CashTerms | null; price: number | null }) {
  const { cash: texts } = usePanelTexts().settings;
  const { formats } = useTexts();
  const least =
    terms && price !== null
      ? totalDirhams({ unit_price: price, quantity: 1, cash_fee: terms.fee })
      : null;
  return (
    <Typography variant="caption" component="output" color="warning" sx={{ display: 'block' }}>
      {least !== null &&
        terms?.max_total != null &&
        terms.max_total < least &&
        texts.belowOnePiece(formats.charge(least))}
    </Typography>
  );
}

type CashTermsSettingProps = SettingProps & {
  /** Of the product on sale, in dirhams; null if there is none, or while loading. */
  price: number | null;
};

/** Whether a country has cash on delivery, and its terms. */
function CashTermsSetting({ price, ...props }: CashTermsSettingProps) {
  const control = useId();
  const { cash: texts } = usePanelTexts().settings;
  const { stored, shown, change, flush } = useSetting(props);
  /** The terms before it was turned off, for turning it on again. */
  const [former, setFormer] = useState<Text>(TURNED_ON);
  const turn = (isOn: boolean): void => {
    if (!isOn) setFormer(shown);
    change(isOn ? former : []);
  };
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
              onChange={(_, turnsOn) => turn(turnsOn)}
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
            <MaxTotalHint
              terms={(settingValue(props.id, shown) ?? null) as CashTerms | null}
              price={price}
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
  const product = useLiveDocument(STOREFRONT_PRODUCT_PATH, storefrontProductSchema);
  const price = product.state === 'ready' ? (product.value?.price ?? null) : null;
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
              price={price}
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
