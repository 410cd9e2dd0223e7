import { CONTENT_SECTIONS } from '@ghar/domain/content/site-content';
import { expect, test } from 'vitest';
import { FIELD_GROUPS, FIELD_KINDS } from './fields.ts';

test.each(CONTENT_SECTIONS)('every text of "%s" can be edited, in one place', (section) => {
  const grouped = FIELD_GROUPS[section].flatMap(({ fields }) => fields as readonly string[]);
  expect(grouped.toSorted()).toEqual(Object.keys(FIELD_KINDS[section]).toSorted());
});
