import { vi } from 'vitest';

// Unit tests write no log. What would have been written is in `write` of 'firebase-functions/logger'.
vi.mock('firebase-functions/logger', () => import('./support/recorded-log.ts'));
