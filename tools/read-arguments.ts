import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * `parseArgs` for commands of `npm run`. npm keeps an option for itself where no `--` stands before it,
 * and a command without its `--project` would act on the local stack and say that it is done.
 *
 * @throws Error on such an option, and on any that the command does not have.
 */
export function readArguments<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  const kept = Object.keys(config.options ?? {}).filter(
    (name) => process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined,
  );
  if (kept.length > 0)
    throw new Error(
      `npm has kept ${kept.map((name) => `--${name}`).join(', ')} for itself: write "--" before the ` +
        `command's own words, as in "npm run ${process.env['npm_lifecycle_event']} -- …".`,
    );
  return parseArgs(config);
}
