import { parseArgs, type ParseArgsConfig } from 'node:util';

/**
 * `parseArgs` for `npm run` commands. Without `--`, npm keeps options for itself, and a command without its `--project`
 * would silently act on the local stack.
 * @throws Error on such an option, and on unknown ones.
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
