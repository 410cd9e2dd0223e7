/** What the payment page adds to the address of an order's page when it leads back there. */
export const RETURN_MARK = { name: 'from', value: 'payment' } as const;
