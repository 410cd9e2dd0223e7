import { type Answer, type Route, seeOther } from '../stand-in/answers.ts';
import type { IntentAction, Intents } from './intents.ts';
import { formActions, missingPage, paymentPage, returnAddress } from './payment-page.ts';
import { Problem } from '../stand-in/problem.ts';

const actionOf: Record<(typeof formActions)[number], IntentAction> = {
  pay: 'complete',
  decline: 'fail',
  cancel: 'cancel',
};

/** Turns a JSON error into a page, for people. */
function asPage(answer: () => Answer): Answer {
  try {
    return answer();
  } catch (error) {
    if (error instanceof Problem && error.status === 404) return missingPage();
    throw error;
  }
}

/** The hosted payment page and its three buttons. */
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
          // a second click, or an old tab: show the page with the result
          if (!intents.isPayable(intents.get(id))) return seeOther(page);
          return seeOther(returnAddress(intents.act(id, actionOf[name])) ?? page);
        }),
    })),
  ];
}
