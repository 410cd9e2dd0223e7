import { readArguments } from '../read-arguments.ts';

const ACTIONS = ['grant', 'revoke'] as const;

/** Parses the command line. @throws Error with the usage if invalid. */
export function readOrder(words: string[]) {
  const [word] = words;
  const action = ACTIONS.find((name) => name === word);
  if (!action) throw new Error(`The first word says what to do: ${ACTIONS.join(' or ')}.`);
  const usage = `Usage: npm run ${action}-admin -- <email>${action === 'grant' ? ' [--name <name>]' : ''} [--project <id>]`;
  try {
    const { values, positionals } = readArguments({
      args: words.slice(1),
      options: {
        project: { type: 'string' },
        name: { type: 'string' },
      },
      allowPositionals: true,
    });
    const [email, ...more] = positionals;
    if (email === undefined) throw new Error('Which account? Its e-mail address is missing.');
    if (more.length > 0) throw new Error(`One account at a time, not also ${more.join(', ')}.`);
    if (!email.includes('@')) throw new Error(`"${email}" is no e-mail address.`);
    if (values.name !== undefined && action === 'revoke')
      throw new Error('A name comes with the role: only grant-admin sets it.');
    if (values.project === '') throw new Error('Which project? Its id is missing.');
    return { action, email, project: values.project, name: values.name };
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${usage}`, { cause: error });
  }
}
