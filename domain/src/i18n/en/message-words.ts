/** The carrier of a parcel with a tracking number. */
export const trackedBy = (carrier: string, number: string): string =>
  `${carrier}, tracking number ${number}`;

/** Auto-reply to messages sent to the unattended sender number; `chat` is the address of a chat with the shop. */
export const notRead = (chat: string): string =>
  `Hello, this number only sends news about orders, and nobody reads what is written to it. Write to the shop on WhatsApp and we will answer: ${chat}`;
