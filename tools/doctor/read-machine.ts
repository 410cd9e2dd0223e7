import { canInstallPackages } from '../setup/apt.ts';
import { findChromium } from '../setup/chromium.ts';
import { findJava } from '../setup/java.ts';
import { takenPorts } from '../stack/claim-ports.ts';
import { portsAt } from '../stack/ports.ts';
import type { Machine } from './local-checks.ts';

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
