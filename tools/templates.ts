import { MESSAGE_TEMPLATES } from '@ghar/domain/messages/message-templates';
import { runCommand } from './run-command.ts';
import { metaTemplate, templateSheet } from './templates/meta-template.ts';
import { readWish } from './templates/read-wish.ts';

/**
 * `npm run templates -- --store https://your-store.example [--json]`: WhatsApp's templates for
 * Meta's form, or one JSON object a line for its API.
 */
await runCommand(() => {
  const { origin, json } = readWish(process.argv.slice(2));
  for (const template of MESSAGE_TEMPLATES)
    console.log(
      json
        ? JSON.stringify(metaTemplate(template, origin))
        : `${templateSheet(template, origin)}\n`,
    );
});
