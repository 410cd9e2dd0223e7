/**
 * Texts that a translator or an extension has replaced, with what stands in their place. React keeps
 * the text nodes and goes on using them.
 */
const standIns = new WeakMap<Node, ChildNode>();
const observer = new MutationObserver(follow);

/** What replaced the text that a record says is gone: in that record, in the next one, or beside it before. */
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

/** React has changed a text that is not shown: it takes its place again, to be translated anew. */
function putBack(text: Node): void {
  const standIn = standIns.get(text);
  standIns.delete(text);
  if (!text.parentNode) standIn?.replaceWith(text);
}

// What React itself removes is recorded too: harmless, since React never uses it again.
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

/** The child of `parent` that stands where the app has put `node`: in its place, or around it. */
function placeOf(parent: Node, node: Node): Node | null {
  follow(observer.takeRecords());
  let place: Node | null = node.parentNode ?? standIns.get(node) ?? null;
  while (place && place.parentNode !== parent) place = place.parentNode;
  return place;
}

/**
 * Lets React work in a page that translators and extensions change as well: what they have replaced,
 * wrapped or removed is found or passed over where React would throw, and its new words are shown.
 * To be called once, before the app is rendered.
 */
export function tolerateForeignChanges(): void {
  // oxlint-disable-next-line typescript/unbound-method -- called with the node that they are of
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
