import { appendFileSync } from 'node:fs';

/**
 * Preloaded into each process of a stack. In a function's worker it counts what Firestore bills: a
 * line `<function> <reads> <writes>` in COUNTS_FILE for each SDK call.
 *
 * A `get` of a document is a read, whether it exists or not; a query is one per document found, and
 * at least one; so is each snapshot of a listener.
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
  // `get` of one document calls this too
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
