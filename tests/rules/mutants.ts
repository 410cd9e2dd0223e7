/** A rules file with one of its conditions replaced by `true` or `false`. */
export type Mutant = {
  readonly description: string;
  readonly value: boolean;
  readonly content: string;
};

type Span = { readonly from: number; readonly to: number };

/**
 * Every mutant of a rules file: each whole condition (after `if` or `return`), and each part of it
 * joined by `&&`, `||`, `!` or parentheses.
 */
export function mutantsOf(rules: string): Mutant[] {
  const code = masked(rules);
  const conditions = [...code.matchAll(/\b(?:if|return)\s+([^;]+);/dg)].flatMap(({ indices }) => {
    const [from, to] = indices![1]!;
    return partsOf(code, { from, to });
  });
  return conditions.flatMap(({ from, to }) =>
    [true, false].map((value) => ({
      value,
      description: `line ${code.slice(0, from).split('\n').length}: ${value} instead of ${rules.slice(from, to).replaceAll(/\s+/g, ' ')}`,
      content: `${rules.slice(0, from)}${value}${rules.slice(to)}`,
    })),
  );
}

/** The code with comments and string literals masked, at the same offsets. */
const masked = (rules: string): string =>
  rules.replaceAll(/\/\/.*|'(?:[^'\\]|\\.)*'/g, (found) => '_'.repeat(found.length));

/** A condition and its parts. */
function partsOf(code: string, whole: Span): Span[] {
  const span = trimmed(code, whole);
  for (const operator of ['||', '&&']) {
    const operands = split(code, span, operator);
    if (operands.length > 1)
      return [span, ...operands.flatMap((operand) => partsOf(code, operand))];
  }
  const { from, to } = span;
  if (code[from] === '!') return [span, ...partsOf(code, { from: from + 1, to })];
  if (code[from] === '(' && closingOf(code, from) === to - 1)
    return partsOf(code, { from: from + 1, to: to - 1 });
  return [span];
}

function trimmed(code: string, { from, to }: Span): Span {
  const text = code.slice(from, to);
  const start = from + text.length - text.trimStart().length;
  return { from: start, to: start + text.trim().length };
}

/** The operands of the top-level operators. */
function split(code: string, { from, to }: Span, operator: string): Span[] {
  const operands: Span[] = [];
  let start = from;
  for (let at = from; at < to; at++) {
    if ('([{'.includes(code[at]!)) at = closingOf(code, at);
    else if (code.startsWith(operator, at)) {
      operands.push({ from: start, to: at });
      start = at + operator.length;
    }
  }
  return [...operands, { from: start, to }];
}

/** The offset of the closing bracket. */
function closingOf(code: string, opening: number): number {
  let depth = 0;
  for (let at = opening; at < code.length; at++) {
    if ('([{'.includes(code[at]!)) depth++;
    else if (')]}'.includes(code[at]!) && --depth === 0) return at;
  }
  throw new Error(`a bracket is never closed: ${code.slice(opening, opening + 40)}`);
}
