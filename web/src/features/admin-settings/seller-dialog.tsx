import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { COUNTRY_CODES, type CountryCode } from '@ghar/domain/contact/country';
import { directionOf, OTHER_LOCALES, type Locale } from '@ghar/domain/i18n/locale';
import { parseTaxNumber } from '@ghar/domain/money/tax-number';
import { cleanText } from '@ghar/domain/text/text';
import { useId, useState } from 'react';
import { ConfirmDialog } from '../../components/admin/confirm-dialog.tsx';
import { FormDialog, usePanelForm } from '../../components/admin/form-dialog.tsx';
import { useOperation } from '../../components/admin/operation.ts';
import { SideBySide } from '../../components/admin/side-by-side.tsx';
import { describedBy, FormField } from '../../components/form-field.tsx';
import { usePanelTexts } from '../../i18n/panel-texts.ts';
import {
  hasInvoices,
  SELLER_TEXTS,
  translatedFact,
  writeSeller,
  type EditedSeller,
  type SellerText,
} from './write-seller.ts';

/** Edits who sells, as invoices and imprint name them; asks first if invoices exist. */
export function SellerDialog({ seller, onClose }: { seller: EditedSeller; onClose: () => void }) {
  const id = useId();
  const { sellerDialog: texts, settings, countryNames, translations } = usePanelTexts();
  const names = {
    legal_name: settings.legalName,
    address: settings.address,
    licence: settings.licence,
  };
  const { run, busy, failure } = useOperation('update-seller');
  // what was shown when it was opened, whatever is stored meanwhile
  const [seen] = useState(seller);
  const { values, isTouched, edit } = usePanelForm<EditedSeller>('seller', () => seller);
  const [taxError, setTaxError] = useState<string | null>(null);
  const [asked, setAsked] = useState<EditedSeller | null>(null);

  const write = async (mine: EditedSeller): Promise<void> => {
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
    const written = Object.fromEntries(
      SELLER_TEXTS.flatMap((name) => [
        name,
        ...OTHER_LOCALES.map((locale) => translatedFact(locale, name)),
      ]).map((name) => [name, cleanText(values[name])]),
    );
    const mine = { ...values, ...written, tax_number };
    // without an answer the question is asked: it does no harm
    if (await hasInvoices().catch(() => true)) setAsked(mine);
    else await write(mine);
  }

  function translation(name: SellerText, locale: Locale) {
    const path = translatedFact(locale, name);
    const isMissing = values[name].trim() !== '' && values[path].trim() === '';
    return (
      <FormField
        key={locale}
        id={`${id}-${path}`}
        label={translations.label(names[name], locale)}
        error={null}
        release={false}
        {...(isMissing && {
          aside: translations.missing,
          hint: translations.missingHint(locale),
        })}
      >
        <OutlinedInput
          id={`${id}-${path}`}
          value={values[path]}
          onChange={({ target }) => edit({ [path]: target.value })}
          slotProps={{
            input: {
              ...describedBy(`${id}-${path}`, null, { hinted: isMissing }),
              dir: directionOf(locale),
              lang: locale,
            },
          }}
        />
      </FormField>
    );
  }

  return (
    <>
      <FormDialog
        maxWidth="md"
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
          {SELLER_TEXTS.map((name) => (
            <SideBySide key={name}>
              <FormField id={`${id}-${name}`} label={names[name]} error={null} release={false}>
                <OutlinedInput
                  id={`${id}-${name}`}
                  value={values[name]}
                  onChange={({ target }) => edit({ [name]: target.value })}
                />
              </FormField>
              {OTHER_LOCALES.map((locale) => translation(name, locale))}
            </SideBySide>
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
