import * as v from 'valibot';
import { integerFrom, read } from './requests.ts';

/** A fault that ends after `times` uses; without `times` it stays. */
type Counted<Kind> = { kind: Kind; times?: number };
type KindOf<Fault> = Fault extends { kind: infer Kind } ? Kind : never;

/** How often a fault applies; without it, always. */
export const times = v.exactOptional(integerFrom(1));

/** A fault of one of these kinds, or none: `ok`. */
export const counted = <const Kinds extends readonly string[]>(kinds: Kinds) =>
  v.optional(v.strictObject({ kind: v.picklist([...kinds, 'ok'] as const), times }), {
    kind: 'ok',
  });

/** What is left of a fault after one use; undefined when it is used up. */
export function usedOnce<Fault extends { times?: number }>(fault: Fault): Fault | undefined {
  if (fault.times === undefined) return fault;
  return fault.times > 1 ? { ...fault, times: fault.times - 1 } : undefined;
}

/** The current faults. In the schema of their document each has a default, which is none. */
export function faultStore<FaultDocument>(schema: v.GenericSchema<unknown, FaultDocument>) {
  let document = v.parse(schema, {});
  return {
    /** The document, `times` being what is left. */
    current: (): Readonly<FaultDocument> => document,
    replace: (next: FaultDocument): void => {
      document = next;
    },
    /** Replaces them with a test's. An unknown key, at any depth, is a 400 that names it. */
    order: (faults: unknown): void => {
      document = read(schema, faults);
    },
    clear: (): void => {
      document = v.parse(schema, {});
    },
    /** The fault to apply now; uses up one of its `times`. */
    take<Name extends keyof FaultDocument>(name: Name): KindOf<FaultDocument[Name]> {
      const fault = document[name] as Counted<KindOf<FaultDocument[Name]>>;
      document = { ...document, [name]: usedOnce(fault) ?? { kind: 'ok' } };
      return fault.kind;
    },
  };
}
