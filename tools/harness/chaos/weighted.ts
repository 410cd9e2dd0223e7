/** Each item as often as its weight says, in this order, to be drawn from. */
export const weighted = <Item extends string>(weights: Readonly<Record<Item, number>>): Item[] =>
  Object.entries<number>(weights).flatMap(([item, weight]) =>
    Array<Item>(weight).fill(item as Item),
  );
