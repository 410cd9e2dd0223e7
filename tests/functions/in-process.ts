import { vi } from 'vitest';
import { serveFunctions } from '../support/functions-host.ts';

vi.mock('firebase-functions/logger', () => import('../support/stack-log.ts'));

await serveFunctions();
