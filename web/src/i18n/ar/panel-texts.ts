import {
  contentTexts,
  fieldTexts,
  groupTexts,
  listTexts,
  partTexts,
  textProblemTexts,
  textStateTexts,
} from './admin-content.ts';
import { dashboardTexts, takingsTexts, waitingTexts } from './admin-dashboard.ts';
import {
  imageDialogTexts,
  imagesTexts,
  rejectionReasons,
  rejectionTexts,
  uploadTexts,
} from './admin-images.ts';
import { ADMIN_REFUSALS, ERROR_TITLE, OPERATIONS, refusalWords } from './admin-operations.ts';
import { changeDialogTexts, visitChangesTexts } from './admin-order-changes.ts';
import {
  actorNames,
  eventWords,
  orderPageTexts,
  putBackTexts,
  refundTexts,
  reviewReasonTexts,
  reviewTexts,
  savedTextTexts,
} from './admin-order.ts';
import {
  bulkTexts,
  csvColumnNames,
  orderFilterTexts,
  orderListTexts,
  paymentFilterNames,
} from './admin-orders.ts';
import {
  deleteDialogTexts,
  onSaleTexts,
  priceDialogTexts,
  productFieldErrors,
  productFormTexts,
  productsTexts,
  replaceDialogTexts,
  sellDialogTexts,
} from './admin-products.ts';
import { adminPartTexts, adminTexts, leaveTexts, unauthorisedTexts } from './admin.ts';
import { authTexts, CREDENTIAL_ERRORS, resetTexts, wordsForAccountFailure } from './auth.ts';
import { customerMessage } from './customer-messages.ts';
import { paperTexts } from './order-papers.ts';
import {
  orderStateNames,
  orderStatusNames,
  paymentStatusNames,
  refundStatusNames,
  testPaymentTexts,
} from './status.ts';

/** The staff's pages in Arabic. A second language is a second object of this type. */
export const arPanelTexts = {
  admin: adminTexts,
  unauthorised: unauthorisedTexts,
  leave: leaveTexts,
  parts: adminPartTexts,
  operations: OPERATIONS,
  errorTitle: ERROR_TITLE,
  refusalWords,
  adminRefusals: ADMIN_REFUSALS,
  auth: authTexts,
  reset: resetTexts,
  credentialErrors: CREDENTIAL_ERRORS,
  forAccountFailure: wordsForAccountFailure,
  dashboard: dashboardTexts,
  takings: takingsTexts,
  waiting: waitingTexts,
  orderList: orderListTexts,
  orderFilters: orderFilterTexts,
  paymentFilterNames,
  bulk: bulkTexts,
  csvColumns: csvColumnNames,
  orderPage: orderPageTexts,
  reviewReasons: reviewReasonTexts,
  putBack: putBackTexts,
  refund: refundTexts,
  review: reviewTexts,
  savedText: savedTextTexts,
  actors: actorNames,
  eventWords,
  changeDialog: changeDialogTexts,
  visitChanges: visitChangesTexts,
  papers: paperTexts,
  customerMessage,
  orderStatuses: orderStatusNames,
  orderStates: orderStateNames,
  paymentStatuses: paymentStatusNames,
  refundStatuses: refundStatusNames,
  testPayment: testPaymentTexts,
  products: productsTexts,
  onSale: onSaleTexts,
  priceDialog: priceDialogTexts,
  sellDialog: sellDialogTexts,
  replaceDialog: replaceDialogTexts,
  deleteDialog: deleteDialogTexts,
  productForm: productFormTexts,
  productFieldErrors,
  images: imagesTexts,
  uploads: uploadTexts,
  imageDialog: imageDialogTexts,
  rejections: rejectionTexts,
  rejectionReasons,
  content: contentTexts,
  textStates: textStateTexts,
  textProblems: textProblemTexts,
  lists: listTexts,
  groups: groupTexts,
  fields: fieldTexts,
  lineParts: partTexts,
};
