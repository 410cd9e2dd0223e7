/** Runs an `npm run` command, which returns its exit code; an error prints its message only, with code 1. */
export async function runCommand(
  command: () => number | void | Promise<number | void>,
): Promise<void> {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
