import Alert from '@mui/material/Alert';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { may } from '@ghar/domain/order/may';
import {
  CORRECTABLE_FORM_FIELDS,
  correctableOf,
  type Correctable,
  type CorrectableFormField,
} from '@ghar/domain/order/correction';
import { COUNTRIES } from '@ghar/domain/contact/country';
import { DEFAULT_MAX_PIECES } from '@ghar/domain/content/default-settings';
import { latinDigits, wholeNumber } from '@ghar/domain/text/digits';
import { MIN_QUANTITY } from '@ghar/domain/order/order-form';
import { orderNumber } from '@ghar/domain/order/order-number';
import { FORM_FIELDS, isAskedFor, isOptional } from '@ghar/domain/order/form-fields';
import { useEffect, useId, useRef, useState } from 'react';
import { FormDialog, usePanelForm } from '../../../components/admin/form-dialog.tsx';
import { useKeptState } from '../../../components/admin/kept-state.ts';
import { useOperation } from '../../../components/admin/operation.ts';
import type { StoredOrder } from '../../../components/admin/stored-order.ts';
import { Announcer } from '../../../components/announcer.ts';
import { describedBy, FormField } from '../../../components/form-field.tsx';
import {
  checkOrder,
  piecesProblem,
  problemOf,
  type OrderProblem,
} from '../../../checkout/order-check.ts';
import { EmailSlip } from '../../../components/order/email-slip.tsx';
import { checkBlurred, type BlurredFields } from '../../../checkout/blurred-fields.ts';
import { EMPTY_FORM, type DraftForm } from '../../../checkout/order-draft.ts';
import { ORDER_INPUTS } from '../../../components/order/order-inputs.ts';
import { countedTotal } from '../../../checkout/order-total.ts';
import { QuantityStepper } from '../../../components/order/quantity-stepper.tsx';
import { callAsAdmin } from '../../../firebase/admin-callable.ts';
import { CallError } from '../../../firebase/call-error.ts';
import { usePanelTexts } from '../../../i18n/panel-texts.ts';
import { useTexts } from '../../../i18n/store-texts.ts';
import { useStoreSettings } from '../../../store-data/store-data-context.ts';

const formOf = (seen: Correctable) =>
  Object.fromEntries(
    CORRECTABLE_FORM_FIELDS.map((field) => [field, String(seen[FORM_FIELDS[field].stored] ?? '')]),
  ) as Pick<DraftForm, CorrectableFormField>;

const Fields = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: 20,
  alignItems: 'end',
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    '& > [data-half=false]': { gridColumn: '1 / -1' },
  },
}));

type CorrectDialogProps = { order: StoredOrder; onClose: () => void };

/**
 * Corrects a customer's data, and the pieces while unpaid. Another admin's concurrent correction is shown, and
 * overwritten only on a second submit.
 */
export function CorrectDialog({ order, onClose }: CorrectDialogProps) {
  const id = useId();
  const { correctDialog: texts, countryNames, savedText } = usePanelTexts();
  const { order: orderTexts, orderErrors } = useTexts();
  const { max_pieces: limit } = useStoreSettings();
  const { run, busy, failure } = useOperation('correct-order');
  /** The order when the dialog opened; null once another's correction is shown. */
  const [opened, setOpened] = useKeptState<Correctable | null>(`correct ${order.id} seen`, () =>
    correctableOf(order),
  );
  const input = usePanelForm<Partial<DraftForm>>(`correct ${order.id}`, () => ({}));
  const [problem, setProblem] = useState<OrderProblem | null>(null);
  const [left, setLeft] = useState<BlurredFields>({});

  const seen = opened ?? correctableOf(order);
  const stored = formOf(seen);
  const values = { ...stored, ...input.values };
  const mayCorrectPieces = may(order).correct === 'all';
  const quantity = wholeNumber(values.quantity);
  const edit = (name: CorrectableFormField, value: string): void => {
    input.edit({ [name]: value });
    if (problem?.field === name) setProblem(null);
  };
  const step = (by: 1 | -1): void => {
    const from = Number.isSafeInteger(quantity) ? quantity : seen.quantity;
    edit('quantity', String(Math.max(MIN_QUANTITY, from + by)));
  };
  const hasOtherPieces = quantity !== seen.quantity;
  /** A quantity ordered under another limit may stay. */
  const most = hasOtherPieces ? (limit ?? DEFAULT_MAX_PIECES) : Infinity;
  /** In dirhams; null if the pieces are unchanged or not countable. */
  const newTotal = hasOtherPieces ? countedTotal({ ...order, quantity }) : null;
  const { dialCode } = COUNTRIES[order.country];
  const country = countryNames[order.country];
  const fieldId = (name: string): string => `${id}-${name}`;
  const { isPhoneInvalid, suggestedEmail } = checkBlurred(
    { ...values, countryCode: dialCode },
    left,
  );
  const phoneProblem = isPhoneInvalid ? orderErrors.forCode('phone-invalid').message : null;

  useEffect(() => {
    if (problem?.field == null) return;
    const input = document.getElementById(`${id}-${problem.field}`);
    input?.focus();
    // the error below it too
    input?.scrollIntoView({ block: 'center' });
  }, [id, problem]);

  // it is below the field, perhaps outside a small window
  const hasNewTotal = newTotal !== null;
  const noteRef = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (hasNewTotal) noteRef.current?.scrollIntoView({ block: 'nearest' });
  }, [hasNewTotal]);

  const submit = async (): Promise<void> => {
    const form: DraftForm = {
      ...EMPTY_FORM,
      ...values,
      quantity: latinDigits(values.quantity).trim(),
      country: order.country,
      countryCode: dialCode,
    };
    const check = checkOrder(form, most);
    setProblem(check.ok ? null : check.problem);
    if (!check.ok) return;
    if (hasOtherPieces && newTotal === null) {
      setProblem(problemOf('input-invalid', { field: 'quantity' }));
      return;
    }
    const { ok } = await run(async () => {
      try {
        await callAsAdmin('correctOrder', { ...check.order, order_id_param: order.id, seen });
      } catch (error) {
        // from here on, stored values are shown beside the input
        if (isOvertaken(error)) setOpened(null);
        throw error;
      }
    });
    if (ok) onClose();
  };

  const shownProblem = problem ?? piecesProblem(values.quantity, most);
  const words =
    shownProblem &&
    orderErrors.forCode(shownProblem.code, shownProblem.facts, shownProblem.attempt);
  const shown = CORRECTABLE_FORM_FIELDS.filter(
    (name) => isAskedFor(name, order.country) && (name !== 'quantity' || mayCorrectPieces),
  );

  function field(name: CorrectableFormField) {
    const { multiline = false, ...native } = ORDER_INPUTS[name];
    const required = !isOptional(name) || name === 'quantity';
    const found = name === 'customerPhone' ? phoneProblem : null;
    const refused = words && shownProblem.field === name ? words.message : null;
    const error = refused ?? found;
    const other = stored[name];
    const isOther = opened === null && other !== values[name];
    const hint = isOther
      ? other === ''
        ? savedText.storedEmpty
        : savedText.stored(other)
      : name === 'customerPhone'
        ? texts.phoneHint
        : null;
    const attributes = {
      dir: 'auto',
      ...native,
      id: fieldId(name),
      autoComplete: 'off',
      ...describedBy(fieldId(name), error, { hinted: hint !== null, required }),
    };
    const control: Pick<OutlinedInputProps, 'value' | 'onChange' | 'onBlur'> = {
      value: values[name],
      onChange: ({ target }) => edit(name, target.value),
      onBlur: () => setLeft({ ...left, [name]: values[name] }),
    };
    return (
      <div key={name} data-half={!multiline}>
        <FormField
          id={fieldId(name)}
          label={orderTexts.fields[name].label}
          {...(!required && { aside: texts.optional })}
          {...(hint !== null && { hint })}
          error={error}
          {...(name === 'customerEmail' && {
            offer: suggestedEmail !== null && (
              <EmailSlip
                meant={suggestedEmail}
                control={fieldId(name)}
                onAccept={(meant) => edit(name, meant)}
              />
            ),
          })}
          release
        >
          {name === 'customerPhone' && <Announcer>{refused === null && found}</Announcer>}
          {name === 'quantity' ? (
            <QuantityStepper
              {...control}
              {...{ attributes, quantity }}
              most={limit}
              onStep={step}
            />
          ) : (
            <OutlinedInput
              {...control}
              multiline={multiline}
              inputComponent={multiline ? 'textarea' : 'input'}
              slotProps={{ input: attributes }}
            />
          )}
        </FormField>
      </div>
    );
  }

  return (
    <FormDialog
      isTouched={input.isTouched}
      title={texts.title(orderNumber(order.id))}
      submit={texts.submit}
      maxWidth="md"
      busy={busy}
      failure={failure}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Fields>{shown.map(field)}</Fields>
      {!mayCorrectPieces && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {texts.paid(order.quantity)}
        </Alert>
      )}
      <output ref={noteRef} style={{ display: 'block' }}>
        {mayCorrectPieces && newTotal !== null && (
          <Alert severity="info" sx={{ mb: 1.5 }}>
            {texts.newTotal(newTotal, order.payment_method === 'cash')}
          </Alert>
        )}
      </output>
      <Typography variant="body2" color="textSecondary">
        {texts.country(country)} {texts.followed}
      </Typography>
    </FormDialog>
  );
}

const isOvertaken = (error: unknown): boolean =>
  error instanceof CallError &&
  error.failure.kind === 'refused' &&
  error.failure.details.code === 'correction-overtaken';
