import { parentPort, workerData } from 'node:worker_threads';
import { MailDev } from 'maildev';

/** The thread of a stack's inbox (inbox.ts). */
await new MailDev({ ...workerData, silent: true }).start();
// a worker's port has no origin
// oxlint-disable-next-line unicorn/require-post-message-target-origin
parentPort.postMessage('ready');
