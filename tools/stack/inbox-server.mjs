import { parentPort, workerData } from 'node:worker_threads';
import { MailDev } from 'maildev';

/** The thread of a stack's inbox (inbox.ts). */
await new MailDev({ ...workerData, silent: true }).start();
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort.postMessage('ready');
