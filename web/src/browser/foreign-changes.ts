/**
 * Text nodes replaced by a translator or an extension, and their replacements. React keeps using the original nodes.
 */
const standIns = new WeakMap<Node, ChildNode>();
const observer = new MutationObserver(follow);

/** The replacement of a removed text: in the same record, the next one, or added beside it before. */
function standInOf(record: MutationRecord, next: MutationRecord | undefined, added: Set<Node>) {
  const { target, addedNodes, previousSibling, nextSibling } = record;
  const isNextInPlace =
    next?.target === target &&
    next.previousSibling === previousSibling &&
    next.nextSibling === nextSibling;
  return (
    addedNodes[0] ??
    (isNextInPlace ? next.addedNodes[0] : undefined) ??
    [previousSibling, nextSibling].find((node) => node && added.has(node))
  );
}

/** React changed a hidden text: it is put back, to be translated again. */
function putBack(text: Node): void {
  const standIn = standIns.get(text);
  standIns.delete(text);
  if (!text.parentNode) standIn?.replaceWith(text);
}

// React's own removals are recorded too; harmless, since React never reuses those nodes.
function follow(records: readonly MutationRecord[]): void {
  const added = new Set(records.flatMap(({ addedNodes }) => [...addedNodes]));
  for (const [index, record] of records.entries()) {
    if (record.type === 'characterData') putBack(record.target);
    for (const node of record.removedNodes) {
      if (node.nodeType !== Node.TEXT_NODE || node.parentNode) continue;
      const standIn = standInOf(record, records[index + 1], added);
      if (!standIn) continue;
      added.delete(standIn); // It stands for one text only.
      standIns.set(node, standIn as ChildNode);
      observer.observe(node, { characterData: true });
    }
  }
}

/** The child of `parent` that replaced or wraps `node`. */
function placeOf(parent: Node, node: Node): Node | null {
  follow(observer.takeRecords());
  let place: Node | null = node.parentNode ?? standIns.get(node) ?? null;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/**
 * Lets React work in a page that translators and extensions modify: replaced, wrapped or removed nodes are found or
 * skipped where React would throw, and new texts are shown. Call once before rendering.
 */
export function tolerateForeignChanges(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with their node
  const { insertBefore, removeChild } = Node.prototype;
  observer.observe(document, { childList: true, subtree: true });

  Node.prototype.insertBefore = function insertBeforePlace<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const isKept = !before || before.parentNode === this;
    return insertBefore.call(this, child, isKept ? before : placeOf(this, before)) as Child;
  };

  Node.prototype.removeChild = function removeFromPlace<Child extends Node>(
    this: Node,
    child: Child,
  ): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child;
    const place = placeOf(this, child);
    let wrapper = child.parentNode;
    if (!wrapper && place) removeChild.call(this, place);
    if (wrapper) removeChild.call(wrapper, child);
    while (wrapper?.parentNode && wrapper !== this && !wrapper.hasChildNodes()) {
      const empty: Node = wrapper;
      wrapper = wrapper.parentNode;
      removeChild.call(wrapper, empty);
    }
    return child;
  };
}
