import { appendFileSync } from 'node:fs';

/**
 * Loaded before everything else in each process of a stack. In a worker of a
 * function it counts what Firestore bills of what that function does: a line
 * `<function> <reads> <writes>` for each call of the SDK, in COUNTS_FILE.
 *
 * A document that is got is a read, there or not; a query is one for each document
 * that it finds, and at least one; each answer to a listener is one.
 */
const { FUNCTION_TARGET, COUNTS_FILE } = process.env;
if (FUNCTION_TARGET && COUNTS_FILE) {
  const { default: firestore } = await import('@google-cloud/firestore');
  const count = (reads, writes) =>
    appendFileSync(COUNTS_FILE, `${FUNCTION_TARGET} ${reads} ${writes}\n`);

  const around = ({ prototype }, method, wrap) => {
    const original = prototype[method];
    prototype[method] = function (...input) {
      return wrap.call(this, original, input);
    };
  };
  // what gets one document comes here too
  around(firestore.Firestore, 'getAll', function (original, refs) {
    count(refs.length, 0);
    return original.apply(this, refs);
  });
  around(firestore.Query, 'get', async function (original, input) {
    const snapshot = await original.apply(this, input);
    count(Math.max(1, snapshot.size), 0);
    return snapshot;
  });
  around(firestore.DocumentReference, 'onSnapshot', function (original, [onNext, onError]) {
    const counted = (snapshot) => {
      count(1, 0);
      onNext(snapshot);
    };
    return original.call(this, counted, onError);
  });
  const pending = new WeakMap();
  for (const method of ['create', 'set', 'update', 'delete'])
    around(firestore.WriteBatch, method, function (original, input) {
      pending.set(this, (pending.get(this) ?? 0) + 1);
      return original.apply(this, input);
    });
  around(firestore.WriteBatch, 'commit', async function (original, input) {
    const result = await original.apply(this, input);
    count(0, pending.get(this) ?? 0);
    return result;
  });
}
