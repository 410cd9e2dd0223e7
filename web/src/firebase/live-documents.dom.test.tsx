import { siteContentPath } from '@ghar/domain/paths';
import { renderHook, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { database } from '../../testing/firestore.ts';
import { useLiveDocument } from './live-documents.ts';

const PATH = siteContentPath('hero');
const lengthSchema = v.pipe(
  v.object({ title: v.string() }),
  v.transform(({ title }) => ({ letters: title.length })),
);
const titleSchema = v.object({ title: v.string() });

test('a document that pages read by schemas of their own is to each as it reads it', async () => {
  database.put(PATH, { section: 'hero', title: 'غار' });
  const { result } = renderHook(() => [
    useLiveDocument(PATH, lengthSchema),
    useLiveDocument(PATH, titleSchema),
  ]);
  await waitFor(() =>
    expect(result.current).toMatchObject([
      { state: 'ready', value: { letters: 3 } },
      { state: 'ready', value: { title: 'غار' } },
    ]),
  );
});
