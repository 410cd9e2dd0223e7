/** The carrier of a parcel with a tracking number. */
export const trackedBy = (carrier: string, number: string): string =>
  `${carrier}, tracking number ${number}`;
