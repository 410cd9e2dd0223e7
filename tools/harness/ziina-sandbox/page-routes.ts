import { type Answer, type Routes, seeOther } from '../stand-in/answers.ts';
import type { IntentAction, Intents } from './intents.ts';
import { formActions, missingPage, paymentPage, returnAddress } from './payment-page.ts';
import { Problem } from '../stand-in/requests.ts';

const actionOf: Record<(typeof formActions)[number], IntentAction> = {
  pay: 'complete',
  decline: 'fail',
  cancel: 'cancel',
};

function asPage(answer: () => Answer): Answer {
  try {
    return answer();
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return missingPage();
    throw error;
  }
}

export const pageRoutes = ({ intents }: { intents: Intents }): Routes => ({
  'GET /pay/:id': ({ params: { id = '' } }) =>
    asPage(() => {
      const intent = intents.get(id);
      return paymentPage(intent, intents.isPayable(intent));
    }),
  [`POST /pay/:id/:button(${formActions.join('|')})`]: ({ params: { id = '', button } }) =>
    asPage(() => {
      const page = `/pay/${id}`;
      // a second click, or an old tab: show the page with the result
      if (!intents.isPayable(intents.get(id))) return seeOther(page);
      const action = actionOf[button as (typeof formActions)[number]];
      return seeOther(returnAddress(intents.act(id, action)) ?? page);
    }),
});
