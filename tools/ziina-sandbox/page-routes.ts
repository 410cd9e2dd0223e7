import { type Answer, type Route, seeOther } from './answers.ts';
import type { IntentAction, Intents } from './intents.ts';
import { formActions, missingPage, paymentPage, returnAddress } from './payment-page.ts';
import { Problem } from './problem.ts';

const actionOf: Record<(typeof formActions)[number], IntentAction> = {
  pay: 'complete',
  decline: 'fail',
  cancel: 'cancel',
};

/** A page instead of JSON for an address that leads nowhere: a person reads it. */
function asPage(answer: () => Answer): Answer {
  try {
    return answer();
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return missingPage();
    throw error;
  }
}

/** What a shopper sees: the hosted payment page and its three buttons. */
export function pageRoutes({ intents }: { intents: Intents }): Route[] {
  return [
    {
      method: 'GET',
      path: '/pay/:id',
      handle: ({ params }) =>
        asPage(() => {
          const intent = intents.get(params['id'] ?? '');
          return paymentPage(intent, intents.isPayable(intent));
        }),
    },
    ...formActions.map((name): Route => ({
      method: 'POST',
      path: `/pay/:id/${name}`,
      handle: ({ params }) =>
        asPage(() => {
          const id = params['id'] ?? '';
          const page = `/pay/${id}`;
          // A second click, or a tab left open: the page says what became of it.
          if (!intents.isPayable(intents.get(id))) return seeOther(page);
          return seeOther(returnAddress(intents.act(id, actionOf[name])) ?? page);
        }),
    })),
  ];
}
