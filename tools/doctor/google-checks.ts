import { missing, ok, unknown, warning, type Finding } from './finding.ts';

const OPTIONAL_SECRETS: ReadonlySet<string> = new Set([
  'WHATSAPP_TOKEN',
  'WHATSAPP_APP_SECRET',
  'WHATSAPP_VERIFY_TOKEN',
  'SMTP_URL',
]);

/** Google's answer: a value, null for a missing one, or why it could not be queried. */
export type Answer<Value> =
  | { readonly answer: Value }
  | { readonly answer: null }
  | { readonly problem: string };

export function checkSecret(name: string, project: string, asked: Answer<unknown>): Finding {
  const set = `npx firebase functions:secrets:set ${name} --project ${project}`;
  if ('problem' in asked) return unknown(`the secret ${name} ${asked.problem}`);
  return asked.answer === null
    ? missing(
        `the secret ${name} is not set`,
        OPTIONAL_SECRETS.has(name) ? `${set}, or set it to off: docs/deploy.md, section 2` : set,
      )
    : ok(`the secret ${name}`);
}

export type IndexFile = {
  readonly indexes: readonly object[];
  readonly fieldOverrides: readonly object[];
};

export type Operation = {
  readonly done?: boolean;
  readonly metadata?: { readonly '@type'?: string };
};
const isBuilding = ({ done, metadata }: Operation): boolean =>
  done !== true && /\.(?:Index|Field)OperationMetadata$/.test(metadata?.['@type'] ?? '');

/** Checks that the database has what firestore.indexes.json has, ready for use. */
export function checkIndexes(
  file: IndexFile,
  project: string,
  asked: Answer<IndexFile>,
  operations: Answer<readonly Operation[]>,
): Finding {
  const mend = `npx firebase deploy --only firestore --project ${project}`;
  if ('problem' in asked) return unknown(`indexes and TTL policies ${asked.problem}`);
  if (asked.answer === null) return missing('there is no database', 'docs/deploy.md, section 1');
  const there = new Set([...asked.answer.indexes, ...asked.answer.fieldOverrides].map(sameText));
  const lacking = [...file.indexes, ...file.fieldOverrides].filter(
    (one) => !there.has(sameText(one)),
  );
  if (lacking.length > 0)
    return missing(`the database lacks ${lacking.length} indexes or TTL policies`, mend);
  if ('problem' in operations)
    return unknown(`whether the indexes are built ${operations.problem}`);
  const building = (operations.answer ?? []).filter(isBuilding).length;
  return building === 0
    ? ok(`${file.indexes.length} indexes and the TTL policies are in the database`)
    : warning(
        `${building} indexes or TTL policies are still being built: queries fail until then`,
        `wait: npx firebase firestore:indexes --pretty --project ${project}`,
      );
}

/** Normalises what differs only in key order, or in what Google adds. */
function sameText(index: object): string {
  const { collectionGroup, queryScope, fields, fieldPath, ttl } = index as Record<string, unknown>;
  const named = ((fields ?? []) as Record<string, unknown>[])
    .filter((field) => field['fieldPath'] !== '__name__')
    .map((field) => [field['fieldPath'], field['order'] ?? field['arrayConfig']].join(' '));
  return JSON.stringify([collectionGroup, queryScope, fieldPath, ttl, named]);
}
