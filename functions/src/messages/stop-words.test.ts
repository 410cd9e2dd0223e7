import { expect, test } from 'vitest';
import { stopWordOf } from './stop-words.ts';

test.each([
  'STOP',
  'Stop.',
  ' stop!! ',
  'S​top',
  'please stop',
  'Stop please 🙏',
  'UNSUBSCRIBE',
  'إيقاف',
  'ايقاف',
  'إيقــاف',
  'إِيقَاف',
  '«إيقاف»',
  'قف',
  'قف.',
  'أوقفوا الرسائل',
  'اوقفو',
  'وقف الرسايل لو سمحت',
  'الغاء الاشتراك',
  'لا ترسلون',
  'الرجاء إيقاف الرسائل',
  'ما أبي رسائل',
])('%s is a stop', (text) => {
  expect(stopWordOf(text)).toBe('stop');
});

test.each(['START', 'start.', 'Subscribe', 'اشتراك', 'ابدأ', 'ابدا', 'إبدأ', 'استئناف'])(
  '%s is a start',
  (text) => {
    expect(stopWordOf(text)).toBe('start');
  },
);

test.each([
  '',
  '…',
  'hello',
  'when does it stop',
  'cancel',
  'إلغاء',
  'ألغوا طلبي',
  'وين طلبي؟',
  'قفل الباب',
  'stop by the shop',
  'اشترك معكم شخص',
  'please',
  'لو سمحت',
])('"%s" is about something else', (text) => {
  expect(stopWordOf(text)).toBeNull();
});
