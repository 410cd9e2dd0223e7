import { SETTINGS_PATHS, siteContentPath } from '@ghar/domain/paths';
import { expect, test } from 'vitest';
import { runErasure } from '../support/backend.ts';
import { db, resetDatabase } from '../support/database.ts';

const about = db.doc(siteContentPath('about'));
/** The shop's number after a night that found it like this. */
async function afterNight(whatsapp: string, country: string): Promise<unknown> {
  await resetDatabase();
  await db.doc(SETTINGS_PATHS.private).set({ seller: { country } });
  await about.set({ section: 'about', content: { brand: 'غار', whatsapp } });
  await runErasure();
  const content = (await about.get()).get('content') as Record<string, unknown>;
  expect(content['brand']).toBe('غار');
  return content['whatsapp'];
}

test('the shop’s number that was saved as it was typed is stored in full at night, once', async () => {
  expect(await afterNight('050 123 4567', 'sa')).toBe('+966501234567');
  const { updateTime } = await about.get();
  await runErasure();
  expect((await about.get()).updateTime).toEqual(updateTime);
});

test('what is no number stays as it is', async () => {
  expect(await afterNight('قريباً', 'ae')).toBe('قريباً');
});
