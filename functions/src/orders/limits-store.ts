/** A network's counts of orders and refusals until the tally expires. */
export type Tally = {
  readonly orders: number;
  readonly refusals: number;
  readonly expires_at: Date;
};

/** Attempt counters, in a transaction. */
export type LimitsTransaction = {
  /** The times of the attempts counted under `key`. */
  attempts(key: string): Promise<readonly Date[]>;
  /** The tally under `key`; null if there is none. */
  tally(key: string): Promise<Tally | null>;
  setAttempts(key: string, attempts: readonly Date[], expiresAt: Date): void;
  startTally(key: string, tally: Tally): void;
  /** Increments the tally under `key` without a precondition, so that it never causes a retry. */
  addToTally(key: string, what: 'orders' | 'refusals'): void;
};
