/**
 * Stands in for re2js, which Firestore brings along (40 kB for every shopper) to
 * evaluate regular expressions in pipelines on its own cache. The shop has no pipelines.
 */
export const RE2JS = {
  compile(): never {
    throw new Error('Pipelines with regular expressions need re2js: see web/build/no-re2js.ts');
  },
};
