import { createRequire } from 'node:module';

/**
 * Preloaded into the Firebase CLI (`node --import`): moves the imported seed as GHAR_MOVE_SEED says,
 * before the functions' triggers are connected, which would take it for changes of the shop.
 */
const require = createRequire(import.meta.url);
const { FunctionsEmulator } = require('firebase-tools/lib/emulator/functionsEmulator');

const { connect } = FunctionsEmulator.prototype;
FunctionsEmulator.prototype.connect = async function () {
  const { now, ...stack } = JSON.parse(process.env.GHAR_MOVE_SEED);
  const { moveSeed } = await import('../seed/move-seed.ts');
  await moveSeed(stack, new Date(now));
  return connect.call(this);
};
