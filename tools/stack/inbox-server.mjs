import { parentPort, workerData } from 'node:worker_threads';
import { MailDev } from 'maildev';

/** The thread of a stack's inbox (inbox.ts). */
await new MailDev({ ...workerData, silent: true }).start();
parentPort.postMessage('ready');
