import { orderNumber } from '@ghar/domain/order/order-number';
import { screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';

/** The numbers of the listed orders, from the top. */
export const listed = (): string[] =>
  screen
    .queryAllByLabelText(/^عرض الطلب /)
    .map((link) => link.getAttribute('aria-label')!.split(' ').at(-1)!);

/** Waits until these orders are listed. */
export const expectListed = (ids: readonly string[]): Promise<void> =>
  waitFor(() => expect(listed()).toEqual(ids.map(orderNumber)));
