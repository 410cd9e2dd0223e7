/** A 64-bit hash, not a secret: keys are kept indefinitely, so nothing personal may be stored with them. */
export function fingerprint(content: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < content.length; at++) {
    const unit = content.charCodeAt(at);
    high = Math.imul(high ^ unit, 2654435761);
    low = Math.imul(low ^ unit, 1597334677);
  }
  return [high, low].map((part) => (part >>> 0).toString(36)).join('-');
}
