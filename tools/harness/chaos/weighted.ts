/** Repeats each item by its weight, to draw from. */
export const weighted = <Item extends string>(weights: Readonly<Record<Item, number>>): Item[] =>
  Object.entries<number>(weights).flatMap(([item, weight]) =>
    Array<Item>(weight).fill(item as Item),
  );
