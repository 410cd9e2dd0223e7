import { parseArgs } from 'node:util';
import { MESSAGE_TEMPLATES } from '@ghar/domain/message-templates';
import { metaTemplate, templateSheet } from './templates/meta-template.ts';

/**
 * `npm run templates -- --store https://your-store.example [--json]`: WhatsApp's templates for
 * Meta's form, or one JSON object a line for its API.
 */
const { values } = parseArgs({ options: { store: { type: 'string' }, json: { type: 'boolean' } } });
const store = URL.canParse(values.store ?? '') ? new URL(values.store!) : undefined;
if (store?.protocol !== 'https:') {
  console.error(
    'Name the shop, whose address is approved with the buttons: ' +
      'npm run templates -- --store https://your-store.example',
  );
  process.exit(2);
}
const { origin } = store;
for (const template of MESSAGE_TEMPLATES)
  console.log(
    values.json
      ? JSON.stringify(metaTemplate(template, origin))
      : `${templateSheet(template, origin)}\n`,
  );
