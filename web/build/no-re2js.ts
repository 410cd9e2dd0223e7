/**
 * Replaces re2js (40 kB), which Firestore bundles to evaluate regular expressions of pipelines on its cache. The shop
 * has no pipelines.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('Pipelines with regular expressions need re2js: see web/build/no-re2js.ts');
  },
};
