/**
 * Prefetches the order page that the buy button links to (12 kB), but not the one of the language switch, when idle. One
 * text for all languages, since the content policy has its hash. Other browsers fetch the page on demand.
 */
export const SPECULATION_RULES = `{"prefetch":[{"where":{"selector_matches":"[href$='/order']:not([hreflang])"},"eagerness":"immediate"}]}`;
