import { parseArgs } from 'node:util';
import { startZiinaSandbox } from './server.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' } } });
if (!/^\d+$/.test(values.port) || Number(values.port) > 65_535) {
  console.error(`--port must be a number from 0 to 65535, not "${values.port}"`);
  process.exit(2);
}

const sandbox = await startZiinaSandbox({ port: Number(values.port) });
console.log(`Ziina sandbox: ${sandbox.url}`);

const stop = (): void => void sandbox.close();
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
