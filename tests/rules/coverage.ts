import { stack } from '../stack.ts';

type Node = {
  readonly sourcePosition: {
    readonly line: number;
    readonly currentOffset: number;
    readonly endOffset: number;
  };
  readonly values?: readonly { readonly value: Value }[];
  readonly children?: readonly Node[];
};
/** `{}` where evaluation did not reach the expression, `undefined` where it failed there. */
type Value = { readonly boolValue?: boolean; readonly undefined?: object };
type Report = {
  readonly rules: { readonly files: readonly { readonly content: string }[] };
  readonly report: readonly Node[];
};

/** The Firestore emulator's coverage since the rules were loaded. */
export type Coverage = {
  /** The number of expressions. */
  readonly expressions: number;
  /** The number of conditions of an `allow`. */
  readonly allows: number;
  /** Expressions that were never evaluated. */
  readonly unseen: readonly string[];
  /** Expressions that were always or never true, with which of the two. */
  readonly oneSided: readonly string[];
};

export async function readCoverage(): Promise<Coverage> {
  const answer = await fetch(
    `${stack.urls.firestore}/emulator/v1/projects/${stack.projectId}:ruleCoverage`,
  );
  if (!answer.ok) throw new Error(`no coverage report: ${answer.status} ${await answer.text()}`);
  const { rules, report } = (await answer.json()) as Report;
  const source = rules.files[0]!.content;
  const textOf = ({ sourcePosition: { line, currentOffset, endOffset } }: Node): string =>
    `line ${line}: ${source.slice(currentOffset, endOffset + 1)}`;
  const isAllow = ({ sourcePosition }: Node): boolean =>
    /\ballow [a-z, ]+:\s*if\s*$/.test(source.slice(0, sourcePosition.currentOffset));
  const all = report.flatMap(withChildren);
  return {
    expressions: all.length,
    allows: report.filter(isAllow).length,
    unseen: all.filter((node) => seen(node).length === 0).map(textOf),
    oneSided: all.flatMap((node) => {
      const values = seen(node);
      const wasTrue = values.some(({ boolValue }) => boolValue === true);
      const wasNot = values.some((value) => value.boolValue === false || value.undefined);
      const isCondition = values.some(({ boolValue }) => boolValue !== undefined);
      if (!isCondition || (wasTrue && wasNot)) return [];
      return [`${textOf(node)} was ${wasTrue ? 'always' : 'never'} true`];
    }),
  };
}

const withChildren = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(withChildren)];

const seen = ({ values = [] }: Node): Value[] =>
  values.map(({ value }) => value).filter((value) => Object.keys(value).length > 0);
