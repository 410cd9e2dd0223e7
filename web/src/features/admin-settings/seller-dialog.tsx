import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { COUNTRY_CODES, type CountryCode } from '@ghar/domain/contact/country';
import type { Seller } from '@ghar/domain/content/settings';
import { parseTaxNumber } from '@ghar/domain/money/tax-number';
import { cleanText } from '@ghar/domain/text/text';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../components/admin/confirm-dialog.tsx';
import { FormDialog, usePanelForm } from '../../components/admin/form-dialog.tsx';
import { useOperation } from '../../components/admin/operation.ts';
import { describedBy, FormField } from '../../components/form-field.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import { hasInvoices, writeSeller } from './write-seller.ts';

const TEXTS = ['legal_name', 'address', 'licence'] as const;

/** Edits who sells, as invoices and imprint name them; asks first if invoices exist. */
export function SellerDialog({ seller, onClose }: { seller: Seller; onClose: () => void }) {
  const id = useId();
  const { sellerDialog: texts, settings, countryNames } = usePanelTexts();
  const names = {
    legal_name: settings.legalName,
    address: settings.address,
    licence: settings.licence,
  };
  const { run, busy, failure } = useOperation('update-seller');
  // what was shown when it was opened, whatever is stored meanwhile
  const [seen] = useState(seller);
  const { values, isTouched, edit } = usePanelForm<Seller>('seller', () => seller);
  const [taxError, setTaxError] = useState<string | null>(null);
  const [asked, setAsked] = useState<Seller | null>(null);

  const write = async (mine: Seller): Promise<void> => {
    const { ok } = await run(() => writeSeller(seen, mine));
    if (ok) onClose();
    else setAsked(null);
  };

  async function save(): Promise<void> {
    const tax_number = parseTaxNumber(values.tax_number, values.country);
    if (tax_number === null) {
      setTaxError(texts.taxNumberForms[values.country]);
      document.getElementById(`${id}-tax`)?.focus();
      return;
    }
    const written = Object.fromEntries(TEXTS.map((name) => [name, cleanText(values[name])]));
    const mine = { ...values, ...written, tax_number };
    // without an answer the question is asked: it does no harm
    if (await hasInvoices().catch(() => true)) setAsked(mine);
    else await write(mine);
  }

  return (
    <>
      <FormDialog
        isTouched={isTouched}
        title={texts.title}
        busy={busy}
        failure={failure}
        onSubmit={() => void save()}
        onClose={onClose}
      >
        <Stack sx={{ gap: 1 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {texts.lead}
          </Typography>
          {TEXTS.map((name) => (
            <FormField
              key={name}
              id={`${id}-${name}`}
              label={names[name]}
              error={null}
              release={false}
            >
              <OutlinedInput
                id={`${id}-${name}`}
                value={values[name]}
                onChange={({ target }) => edit({ [name]: target.value })}
              />
            </FormField>
          ))}
          <FormField
            id={`${id}-country`}
            label={settings.country}
            hint={settings.countryHint}
            error={null}
            release={false}
          >
            <NativeSelect
              id={`${id}-country`}
              value={values.country}
              onChange={({ target }) => {
                edit({ country: target.value as CountryCode });
                setTaxError(null);
              }}
              input={<OutlinedInput />}
              inputProps={describedBy(`${id}-country`, null, { hinted: true })}
            >
              {COUNTRY_CODES.map((code) => (
                <option key={code} value={code}>
                  {countryNames[code]}
                </option>
              ))}
            </NativeSelect>
          </FormField>
          <FormField
            id={`${id}-tax`}
            label={settings.taxNumber}
            hint={settings.taxNumberHint}
            error={taxError}
            release={false}
          >
            <OutlinedInput
              id={`${id}-tax`}
              value={values.tax_number}
              onChange={({ target }) => {
                edit({ tax_number: target.value });
                setTaxError(null);
              }}
              slotProps={{
                input: { dir: 'ltr', ...describedBy(`${id}-tax`, taxError, { hinted: true }) },
              }}
            />
          </FormField>
        </Stack>
      </FormDialog>
      <ConfirmDialog
        open={asked !== null}
        title={texts.askTitle}
        confirm={texts.ask}
        confirming={texts.asking}
        busy={busy}
        failure={failure}
        onConfirm={() => void (asked && write(asked))}
        onClose={() => setAsked(null)}
      >
        {texts.askText}
      </ConfirmDialog>
    </>
  );
}
