import { parseArgs } from 'node:util';
import { MESSAGE_TEMPLATES } from '@ghar/domain/message-templates';
import { runCommand } from './run-command.ts';
import { metaTemplate, templateSheet } from './templates/meta-template.ts';

/**
 * `npm run templates -- --store https://your-store.example [--json]`: WhatsApp's templates for
 * Meta's form, or one JSON object a line for its API.
 */
const USAGE = 'Usage: npm run templates -- --store <https address> [--json]';

function readWish(words: string[]): { origin: string; json: boolean } {
  try {
    const { values } = parseArgs({
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

await runCommand(() => {
  const { origin, json } = readWish(process.argv.slice(2));
  for (const template of MESSAGE_TEMPLATES)
    console.log(
      json
        ? JSON.stringify(metaTemplate(template, origin))
        : `${templateSheet(template, origin)}\n`,
    );
});
