import { Button } from '../../components/button.tsx';
import { fieldId } from '../../components/order/early-input.ts';
import { countryShortNames, orderTexts as texts } from '../../i18n/order-page.ts';
import type { OrderFormModel } from './use-order-form.ts';

/** A number of another country than the chosen one is more often right than the choice. */
export function SwitchCountry({ model }: { model: OrderFormModel }) {
  const { problem, chooseCountry } = model;
  const action = problem?.action;
  return action?.kind === 'switch-country' ? (
    <Button
      type="button"
      variant="outlined"
      style={{ marginBlock: 8 }}
      onClick={() => {
        chooseCountry(action.country);
        document.getElementById(fieldId('customerPhone'))?.focus();
      }}
    >
      {texts.switchCountry(countryShortNames[action.country])}
    </Button>
  ) : null;
}
