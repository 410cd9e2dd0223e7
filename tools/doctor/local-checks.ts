import { JAVA_INSTALLATION } from '../setup/java.ts';
import { missing, ok, warning, type Finding } from './finding.ts';

export type Machine = {
  /** The Node version that npm runs on. */
  readonly node: string;
  /** Null without a recent enough one. */
  readonly java: { readonly major: number; readonly home: string } | null;
  readonly chromium: string | null;
  readonly canInstall: boolean;
  readonly takenPorts: readonly number[];
};

const OLDEST_NODE = 20;

export function checkMachine({ node, java, chromium, canInstall, takenPorts }: Machine): Finding[] {
  const installed = (what: string, need: string): Finding =>
    canInstall
      ? ok(`${what}: none yet; the first "npm test" installs it`)
      : missing(`${what}: none was found`, need);
  return [
    Number.parseInt(node) >= OLDEST_NODE
      ? ok(`Node ${node}`)
      : missing(
          `Node ${node} is too old`,
          `install Node ${OLDEST_NODE} or newer: https://nodejs.org`,
        ),
    java
      ? ok(`Java ${java.major} (${java.home})`)
      : installed('Java 21 or newer', JAVA_INSTALLATION),
    chromium
      ? ok(`Chromium (${chromium})`)
      : installed('Chromium', 'apt install chromium, or set CHROMIUM_PATH'),
    takenPorts.length === 0
      ? ok('the usual ports are free')
      : warning(
          `something listens on ${takenPorts.join(', ')}`,
          'nothing to do: "npm start" takes the next free set and prints it',
        ),
  ];
}
