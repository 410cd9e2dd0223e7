import { vi } from 'vitest';

/** Stands in for the functions' logger. One for all files: a module is loaded once. */
export const write = vi.fn<() => void>();
