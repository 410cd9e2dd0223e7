const rules = new Intl.PluralRules('ar');

type Forms = { one: string; two: string; few: string; many: string };

/** A number with its noun, as Arabic counts: one and two have forms of their own. */
function count(amount: number, { one, two, few, many }: Forms): string {
  switch (rules.select(amount)) {
    case 'one':
      return one;
    case 'two':
      return two;
    case 'few':
      return `${amount} ${few}`;
    case 'zero':
    case 'many':
    case 'other':
      return `${amount} ${many}`;
  }
}

export const pieces = (amount: number): string =>
  count(amount, { one: 'قطعة واحدة', two: 'قطعتان', few: 'قطع', many: 'قطعة' });

/** After a preposition: "بعد دقيقتين". */
export const minutes = (amount: number): string =>
  count(amount, { one: 'دقيقة', two: 'دقيقتين', few: 'دقائق', many: 'دقيقة' });

/** After a noun that it belongs to: "حالة طلبين". */
export const ofOrders = (amount: number): string =>
  count(amount, { one: 'طلب واحد', two: 'طلبين', few: 'طلبات', many: 'طلباً' });
