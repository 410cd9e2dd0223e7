/** The pieces of an unpaid order. */
export type HeldPieces = {
  readonly order_id: string;
  readonly pieces: number;
  /** When the order's payment has expired. */
  readonly until: Date;
  /** Of a cash order: those have a share of their own, since they hold pieces for hours. */
  readonly in_cash?: boolean | undefined;
};

/** A network's orders and refusals of an hour, and what its unpaid orders hold. */
export type Tally = {
  readonly orders: number;
  readonly refusals: number;
  /** When the hour is over. */
  readonly counted_until: Date;
  readonly held: readonly HeldPieces[];
};

/** Attempt counters, in a transaction. Each write has the precondition that what was read is unchanged. */
export type LimitsTransaction = {
  /** The times of the attempts counted under `key`. */
  attempts(key: string): Promise<readonly Date[]>;
  /** The tally under `key`; null if there is none. */
  tally(key: string): Promise<Tally | null>;
  setAttempts(key: string, attempts: readonly Date[], expiresAt: Date): void;
  setTally(key: string, tally: Tally, expiresAt: Date): void;
};
