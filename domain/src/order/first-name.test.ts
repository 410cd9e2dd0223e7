import { expect, test } from 'vitest';
import { firstName } from './first-name.ts';

test.for([
  ['مريم الهاشمي', 'مريم'],
  ['  مريم\tبنت سالم ', 'مريم'],
  ['نورة', 'نورة'],
  ['عبدالله المرزوقي', 'عبدالله'],
  ['عبد الله المرزوقي', 'عبد الله'],
  ['عبد الله آل مكتوم', 'عبد الله'],
  ['عَبد الرَّحمن الشامسي', 'عَبد الرَّحمن'],
  ['أبو خالد', 'أبو خالد'],
  ['ابو عبد الله الشامسي', 'ابو عبد الله'],
  ['بو سلطان الكعبي', 'بو سلطان'],
  ['أم خالد', 'أم خالد'],
  ['أم عبد العزيز العتيبي', 'أم عبد العزيز'],
  ['آل مكتوم', 'آل مكتوم'],
  ['نور الدين حسن', 'نور الدين'],
  ['ضيف الله', 'ضيف الله'],
  ['محمد علي بن راشد', 'محمد'],
  ['محمد عبد الله', 'محمد'],
  ['د. مريم الهاشمي', 'د. مريم'],
  ['الشيخ أحمد القاسمي', 'الشيخ أحمد'],
  ['الأستاذة هدى سالم', 'الأستاذة هدى'],
  ['Sara Al Ali', 'Sara'],
  ['Abdul Rahman Khan', 'Abdul Rahman'],
  ['Abd Al Rahman Khan', 'Abd Al Rahman'],
  ['Um Khalid', 'Um Khalid'],
  ['Dr. Reem A.', 'Dr Reem'],
  ['O’Neil Sean', 'O’Neil'],
  ['مريم، أم راشد', 'مريم'],
  ['(مريم)', 'مريم'],
  ['🌿 مريم', 'مريم'],
  ['\u202eمريم\u202c الهاشمي', 'مريم'],
  ['https://evil.example/pay', 'https'],
  ['<script>alert(1)</script>', 'script'],
  ['***', ''],
  ['', ''],
] as const)('%j is greeted as %j', ([fullName, greeted]) => {
  expect(firstName(fullName)).toBe(greeted);
});

test('a name of prefixes alone is whole', () => {
  expect(firstName('أبو')).toBe('أبو');
  expect(firstName('د. م. أ.')).toBe('د. م. أ.');
});
