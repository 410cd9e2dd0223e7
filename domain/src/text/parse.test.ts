import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { DomainError } from '../error-code.ts';
import { parse } from './parse.ts';

const schema = v.object({
  place: v.object({ city: v.pipe(v.string(), v.nonEmpty('city-required')) }),
  count: v.pipe(v.number(), v.minValue(1, 'quantity-too-small')),
});

/** The refusal of an input. */
function refusal(input: unknown): DomainError {
  try {
    parse(schema, input);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  throw new Error('not refused');
}

describe('parse', () => {
  test('answers what the schema makes of the input', () => {
    const trimmed = v.pipe(v.string(), v.trim());
    expect(parse(trimmed, ' دبي ')).toBe('دبي');
  });

  test('refuses with the code of the first thing that is wrong, and its field', () => {
    expect(refusal({ place: { city: '' }, count: 0 })).toMatchObject({
      code: 'city-required',
      facts: { field: 'place.city' },
    });
    expect(refusal({ place: { city: 'دبي' }, count: 0 })).toMatchObject({
      code: 'quantity-too-small',
      facts: { field: 'count' },
    });
  });

  test('refuses with a general code what the schema has none for', () => {
    expect(refusal({ place: { city: 7 }, count: 1 })).toMatchObject({
      code: 'input-invalid',
      facts: { field: 'place.city' },
    });
  });

  test('names no field where there is none', () => {
    expect(refusal(null)).toMatchObject({ code: 'input-invalid', facts: {} });
    expect(refusal(null).facts).not.toHaveProperty('field');
  });

  test('shows nothing of the input in the message', () => {
    expect(refusal({ place: { city: ['secret'] }, count: 1 }).message).toBe('input-invalid');
  });
});
