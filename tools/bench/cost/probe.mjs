import { AsyncLocalStorage } from 'node:async_hooks';
import { appendFileSync } from 'node:fs';
import { Server } from 'node:http';

/**
 * Preloaded into each process of a stack. In that of the functions it counts what Google bills: lines
 * `<function> <runs> <reads> <writes> <ms>` in COUNTS_FILE.
 *
 * A `get` of a document is a read, whether it exists or not; a query is one per document found, and
 * at least one; so is each snapshot of a listener.
 */
const { COUNTS_FILE } = process.env;
if (COUNTS_FILE && process.argv[1]?.endsWith('functions-process.mjs')) {
  const { default: firestore } = await import('@google-cloud/firestore');
  const running = new AsyncLocalStorage();
  const append = (...figures) => appendFileSync(COUNTS_FILE, `${figures.join(' ')}\n`);
  const count = (reads, writes, name = running.getStore()) => append(name, 0, reads, writes, 0);

  const around = ({ prototype }, method, wrap) => {
    const original = prototype[method];
    prototype[method] = function (...input) {
      return wrap.call(this, original, input);
    };
  };
  around(Server, 'emit', function (original, [event, request, response]) {
    const name = event === 'request' && request.headers['x-ghar-function'];
    if (!name) return original.call(this, event, request, response);
    const start = performance.now();
    response.once('close', () => append(name, 1, 0, 0, performance.now() - start));
    return running.run(name, () => original.call(this, event, request, response));
  });
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
    const name = running.getStore();
    const counted = (snapshot) => {
      count(1, 0, name);
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
