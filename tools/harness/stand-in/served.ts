import type { Routes } from './answers.ts';

/** What differs between the stand-ins' servers. */
export type Served = {
  /** The stand-in, as its log names it. */
  name: string;
  routes: Routes;
  faults: {
    current: () => { latency_ms: number };
    order: (faults: unknown) => void;
    clear: () => void;
  };
  webhooks: {
    deliveries: () => readonly unknown[];
    flush: () => number;
    reset: () => Promise<void>;
  };
  /** Deletes all that the provider has stored. */
  clear: () => void;
  /** Whether a path is of the provider's API, whose answers `latency_ms` delays. */
  isApi: (path: string) => boolean;
};
