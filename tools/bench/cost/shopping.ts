import { FUNCTIONS_REGION } from '@ghar/domain/region';
import { intentOf, sandboxControl } from '../../harness/ziina-sandbox/control.ts';
import { newOrderForm } from '../../order-form.ts';
import { ADMIN } from '../../seed/accounts.ts';
import { runFunction } from '../../stack/run-function.ts';
import type { Stack } from '../../stack/start-stack.ts';

/** The actions of shoppers, an admin and the schedules in a running stack. */
export function shoppingIn(stack: Pick<Stack, 'urls' | 'projectId'>) {
  const { urls, projectId } = stack;
  async function tokenOfAdmin(): Promise<string> {
    const { email, password } = ADMIN;
    const signIn = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo';
    const response = await fetch(`${urls.auth}/${signIn}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    });
    return ((await response.json()) as { idToken: string }).idToken;
  }
  async function call<Result>(name: string, data: object, token?: string): Promise<Result> {
    const response = await fetch(`${urls.functions}/${projectId}/${FUNCTIONS_REGION}/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ data }),
    });
    const { result, error } = (await response.json()) as { result: Result; error?: object };
    if (error) throw new Error(`${name}: ${JSON.stringify(error)}`);
    return result;
  }
  return {
    order: async (): Promise<{ id: string; intent: string }> => {
      const { order_id, payment_url } = await call<{ order_id: string; payment_url: string }>(
        'createZiinaPayment',
        { ...newOrderForm(), customerEmail: 'customer@ghar.example' },
      );
      return { id: order_id, intent: intentOf(payment_url) };
    },
    pay: (intent: string) => sandboxControl(urls.sandbox).endIntent(intent, 'complete'),
    /** Polls as the confirmation page does, until the order is settled. */
    comeBack: async (id: string): Promise<void> => {
      for (;;) {
        const [order] = await call<{ payment_status: string }[]>('getOrderSecure', {
          order_id_param: id,
        });
        if (order?.payment_status !== 'pending') return;
        await call('updateOrderPaymentStatus', { order_id_param: id });
      }
    },
    /** Gives back so many dirhams of an order, as an admin. */
    refund: async (id: string, amount: number): Promise<void> => {
      const refundKey = crypto.randomUUID();
      const request = { order_id_param: id, refundKey, amount, reason: '', restock: false };
      await call('refundOrder', request, await tokenOfAdmin());
    },
    runSchedule: () => runFunction(stack, 'settlePendingPayments'),
    deliverMessages: () => runFunction(stack, 'deliverMessages'),
  };
}
