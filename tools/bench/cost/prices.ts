/**
 * Google's list prices in US dollars as published in 2025, beyond the free allowance. Look them up
 * before relying on them: cloud.google.com/firestore/pricing (this is the figure for
 * multi-regions), cloud.google.com/run/pricing (tier 2, which me-central1 is in),
 * and firebase.google.com/pricing (Hosting).
 */
export const PRICES = {
  read: 0.06 / 100_000,
  write: 0.18 / 100_000,
  invocation: 0.4 / 1_000_000,
  cpuSecond: 0.000_033_6,
  gibSecond: 0.000_003_5,
  hostingByte: 0.15 / 1e9,
} as const;

export const FREE = {
  writesADay: 20_000,
  hostingBytesADay: 360e6,
} as const;
