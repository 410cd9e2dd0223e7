import type { Change } from '@ghar/domain/access/change';
import { SERVER_ACTOR } from '@ghar/domain/order/order';
import { changesBetween, type Fields } from '../access/changes-between.ts';
import type { AccountOf } from '../orders/admin.ts';
import { knownAccount } from './known-account.ts';

type Tracked = 'products' | 'settings' | 'content' | 'roles';
const FIELDS: Readonly<Record<Tracked, (path: string) => boolean>> = {
  products: (path) => /^((translations\.\w+\.)?name|price|stock_quantity|is_active)$/.test(path),
  settings: (path) => path !== 'updated_by',
  // where customers are led to, and who sells; other texts have their former texts
  content: (path) =>
    /^(content\.(whatsapp|phone|email)|(translations\.\w+\.)?content\.(legal_name|address|registration))$/.test(
      path,
    ),
  roles: (path) => ['role', 'email', 'name'].includes(path),
};

/** One write of a document, as Firestore announces it (at least once). */
export type AnnouncedWrite = {
  /** The same for every delivery. */
  readonly id: string;
  readonly path: string;
  readonly before: Fields;
  readonly after: Fields;
  readonly at: Date;
};
export type RecordPorts = {
  readonly accountOf: AccountOf;
  /** Creates or replaces `changes/{id}` under the document. */
  readonly putChanges: (path: string, changes: Readonly<Record<string, Change>>) => Promise<void>;
};

/** Keeps what an admin's write changed, beside the document; a repeated delivery writes the same again. */
export async function recordChanges(
  what: Tracked,
  { id, path, ...write }: AnnouncedWrite,
  { accountOf, putChanges }: RecordPorts,
): Promise<void> {
  // whoever takes a role away keeps the change with its author: nobody signs a deletion
  if (what === 'roles' && write.after === undefined) return;
  const changes = changesBetween(write, FIELDS[what]);
  const [first] = changes;
  if (!first) return;
  const { actor } = first;
  const actor_email =
    actor === null || actor === SERVER_ACTOR ? null : (await knownAccount(accountOf)(actor)).email;
  await putChanges(
    path,
    Object.fromEntries(
      changes.map((change, index) => [`${id}-${index}`, { ...change, actor_email }]),
    ),
  );
}
