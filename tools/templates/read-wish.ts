import { readArguments } from '../read-arguments.ts';

const USAGE = 'Usage: npm run templates -- --store <https address> [--json]';

/** What the words ask for. @throws Error with the usage where they ask for nothing. */
export function readWish(words: string[]): { origin: string; json: boolean } {
  try {
    const { values } = readArguments({
      args: words,
      options: { store: { type: 'string' }, json: { type: 'boolean', default: false } },
    });
    const { store = '', json } = values;
    if (!URL.canParse(store) || new URL(store).protocol !== 'https:')
      throw new Error('Which shop? Its https address is approved with the buttons.');
    return { origin: new URL(store).origin, json };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${USAGE}`, { cause: error });
  }
}
