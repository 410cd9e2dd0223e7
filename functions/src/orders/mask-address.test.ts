import { describe, expect, test } from 'vitest';
import { maskAddress } from './mask-address.ts';

describe('of an address its customer sees', () => {
  test.for([
    ['شارع الوصل، فيلا 12', '… فيلا 12'],
    ['حي النرجس، شارع أنس بن مالك، مبنى رقم ٧٢٣٤، الشقة ۴', '… مبنى رقم 7234 الشقة 4'],
    ['فيلا 12', 'فيلا 12'],
    ['عمارة 12ب شقة B4 خلف مسجد الراشد', 'عمارة 12ب شقة B4 …'],
    ['Al Wasl Road, Villa No. 12, next to the park', '… Villa No. 12 …'],
    ['Tower #3 apt: 1204', 'Tower #3 apt: 1204'],
    ['بنايه12', 'بنايه12'],
    ['فلة 7\nالياسمين', 'فلة 7 …'],
  ] as const)('%j: the numbers of building and door', ([address, shown]) => {
    expect(maskAddress(address)).toBe(shown);
  });

  test.for([
    ['خلف مسجد الراشد', 'no number'],
    ['الصفا، شارع الوصل، 25', 'a number that may be a street or a block'],
    ['ص.ب 4471 الدوحة', 'a post box'],
    ['هاتف البيت 9912 3456', 'a phone'],
    ['House tel: house 5512 3456', 'a phone'],
    ['بيت 9912-3456', 'digits in groups'],
    ['منزل 0501', 'the beginning of a phone'],
    ['كود العمارة 4471', 'the code of a door'],
    ['رمز دخول المبنى 4471#', 'the code of a door'],
    ['flat code building 4471', 'the code of a door'],
    ['RRRD2929', 'a short national address, which names one building'],
    ['العليا 12345-6789', 'a postal code with its extension'],
    ['25.2048, 55.2708', 'coordinates'],
    ['25.2048,55.2708', 'coordinates'],
    ['مكاني 3002695475', 'a Makani number, which names one door'],
    ['فيلا 0501234567', 'a phone'],
    ['7HQQ+2XP دبي', 'a plus code'],
    ['https://maps.app.goo.gl/x12', 'a link to a map'],
    ['نصف شقق12345', 'a longer word and number'],
  ] as const)('%j: nothing (%s)', ([address]) => {
    expect(maskAddress(address)).toBe('');
  });
});

test.for([
  ['قطعة 5 شارع 12 منزل 30', '… منزل 30'],
  ['منطقة 66 شارع 840 مبنى 12', '… مبنى 12'],
  ['شقة 3 مبنى 1234 طريق 340 مجمع 318', 'شقة 3 مبنى 1234 …'],
  ['Zone 66, Street 840, Building 12', '… Building 12'],
  ['قطعة 5 شارع 12 30', ''],
  ['شقة 4، كود العمارة 4471', 'شقة 4 …'],
  ['قطعة 3 منزل 7، هاتف المنزل 2256 7788', '… منزل 7 …'],
] as const)(
  'an address that is all numbers never shows those that place it: %j',
  ([address, shown]) => {
    expect(maskAddress(address)).toBe(shown);
  },
);
