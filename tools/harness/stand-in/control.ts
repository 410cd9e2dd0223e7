/**
 * A client of what the control API of every stand-in can do, under `/_sandbox`, and `call` for the
 * rest of it. Throws on any status but 2xx.
 */
export function controlOf<Delivery, FaultDocument>(url: string) {
  async function call<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${url}/_sandbox${path}`, {
      method,
      ...(body && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
    if (!response.ok)
      throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as Answer;
  }
  return {
    call,
    common: {
      /** Deletes faults, deliveries and all that the provider has stored. */
      reset: (): Promise<unknown> => call('POST', '/reset'),
      /** Replaces the current faults. */
      orderFaults: (faults: object): Promise<FaultDocument> => call('PUT', '/faults', faults),
      faults: (): Promise<FaultDocument> => call('GET', '/faults'),
      /** The delivery attempts so far. */
      deliveries: async (): Promise<Delivery[]> =>
        (await call<{ deliveries: Delivery[] }>('GET', '/deliveries')).deliveries,
      /** Delivers the events that a fault holds back; returns their number. */
      flush: async (): Promise<number> =>
        (await call<{ flushed: number }>('POST', '/webhooks/flush')).flushed,
    },
  };
}
