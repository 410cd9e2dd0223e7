import {
  creditNotesIssued,
  fees,
  handPayments,
  invoicesIssued,
  refundsMade,
  sales,
  type OrderTime,
} from '@ghar/domain/queries';

/** What is counted and summed of a period. */
export const SUMMED = {
  byCard: sales,
  byHand: (time: OrderTime) => handPayments('received', time),
  undone: (time: OrderTime) => handPayments('undone', time),
  cash: (time: OrderTime) => handPayments('received', time, 'cash'),
  returned: refundsMade,
  fees,
  invoices: (time: OrderTime) => invoicesIssued(time, 'total'),
  invoiceVat: (time: OrderTime) => invoicesIssued(time, 'vat'),
  creditNotes: (time: OrderTime) => creditNotesIssued(time, 'amount'),
  creditNoteVat: (time: OrderTime) => creditNotesIssued(time, 'vat'),
} as const;
