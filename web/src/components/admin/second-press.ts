/** True iff the event is the second click of a double click, whose first has changed what is under the pointer. */
export const isSecondPress = (event: object): boolean =>
  'detail' in event && Number(event.detail) > 1;
