import Container from '@mui/material/Container';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { InputHTMLAttributes } from 'react';
import { useDocumentTitle } from '../../components/document-title.ts';
import { describedBy, FormField } from '../../components/form-field.tsx';
import { LoadingButton } from '../../components/loading-button.tsx';
import { OrderAlert } from '../../components/order/order-alert.tsx';
import { PageHeading } from '../../components/page-heading.tsx';
import { WhatsappLink } from '../../components/whatsapp-link.tsx';
import { useTrackingTexts } from '../../i18n/tracking-texts.ts';
import { LOOKUP_FIELDS, useOrderLookup, type LookupField } from './use-order-lookup.ts';

const Form = styled('form')({ display: 'grid', gap: 12, marginBlockStart: 32 });

const INPUTS: Readonly<Record<LookupField, InputHTMLAttributes<HTMLInputElement>>> = {
  order_number: {
    autoComplete: 'off',
    autoCapitalize: 'characters',
    spellCheck: false,
    enterKeyHint: 'next',
    maxLength: 64,
  },
  phone: {
    type: 'tel',
    autoComplete: 'tel',
    inputMode: 'tel',
    enterKeyHint: 'search',
    maxLength: 32,
  },
};

const focusAlert = (alert: HTMLDivElement | null): void => alert?.focus();

/** Finds an order by number and phone. */
export function Component() {
  const { track: texts } = useTrackingTexts();
  const { form, initial, searching, problem, onInput, search } = useOrderLookup();
  useDocumentTitle(texts.heading);
  return (
    <Container sx={{ maxWidth: 560, pt: { xs: 1.5, lg: 5 }, pb: { xs: 6, lg: 12 } }}>
      <PageHeading lead={texts.lead}>{texts.heading}</PageHeading>
      <Form
        ref={form}
        noValidate
        aria-label={texts.heading}
        onInput={onInput}
        onSubmit={(event) => {
          event.preventDefault();
          void search();
        }}
      >
        {LOOKUP_FIELDS.map((name) => {
          const id = `track-${name}`;
          const error = problem?.field === name ? problem.words.message : null;
          return (
            <FormField key={name} {...texts.fields[name]} id={id} error={error} release={searching}>
              <OutlinedInput
                slotProps={{
                  input: {
                    ...INPUTS[name],
                    ...describedBy(id, error, { hinted: true, required: true }),
                    id,
                    name,
                    defaultValue: initial[name],
                    dir: 'ltr',
                  },
                }}
              />
            </FormField>
          );
        })}
        {problem?.field === null && (
          <OrderAlert
            ref={focusAlert}
            words={problem.words}
            actions={<WhatsappLink message={texts.whatsappMessage} />}
          />
        )}
        <LoadingButton
          type="submit"
          loading={searching}
          loadingText={texts.submitting}
          sx={{ justifySelf: { md: 'start' }, minHeight: 54 }}
        >
          {texts.submit}
        </LoadingButton>
      </Form>
    </Container>
  );
}
