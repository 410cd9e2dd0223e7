/** A client of the control API of every stand-in, and `call` for the rest of it. Throws on a refusal. */
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
  const list = async <Item>(name: string): Promise<Item[]> =>
    (await call<Record<string, Item[]>>('GET', `/${name}`))[name]!;
  return {
    call,
    list,
    common: {
      reset: (): Promise<unknown> => call('POST', '/reset'),
      orderFaults: (faults: object): Promise<FaultDocument> => call('PUT', '/faults', faults),
      faults: (): Promise<FaultDocument> => call('GET', '/faults'),
      deliveries: () => list<Delivery>('deliveries'),
      flush: (): Promise<unknown> => call('POST', '/webhooks/flush'),
    },
  };
}
