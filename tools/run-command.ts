/**
 * Runs a command of `npm run`, which answers its exit code, or none for 0. An error is printed by its
 * message alone, and is the exit code 1.
 */
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
