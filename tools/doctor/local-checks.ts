import { canInstallPackages } from '../setup/apt.ts';
import { findChromium } from '../setup/chromium.ts';
import { findJava, JAVA_INSTALLATION } from '../setup/java.ts';
import { takenPorts } from '../stack/claim-ports.ts';
import { portsAt } from '../stack/ports.ts';
import { type Finding, missing, ok, warning } from './finding.ts';

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

export async function readMachine(): Promise<Machine> {
  // npm's user agent names the system's Node; this process runs on the project's
  const ofNpm = /\bnode\/v([\d.]+)/.exec(process.env['npm_config_user_agent'] ?? '')?.[1];
  return {
    node: ofNpm ?? process.versions.node,
    java: (await findJava()) ?? null,
    chromium: findChromium() ?? null,
    canInstall: canInstallPackages(),
    takenPorts: await takenPorts(portsAt(0)),
  };
}
