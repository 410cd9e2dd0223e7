import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import {
  createServer as createHttpServer,
  type RequestListener,
  type Server as HttpServer,
} from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chooseJavaPackage } from '../../tools/setup/java.ts';
import { identityOf, withLock } from '../../tools/setup/lock.mjs';
import { claimPorts, waitUntilFree } from '../../tools/stack/claim-ports.ts';
import { folderForSockets } from '../../tools/stack/emulators.ts';
import { fingerprintOf } from '../../tools/stack/fingerprint.ts';
import { offsetsOf, portsAt } from '../../tools/stack/ports.ts';
import { untilShopAnswers, type StackFailure } from '../../tools/stack/ready.ts';
import { root } from '../../tools/stack/project.ts';
import { claimantAt, onlySetOf } from '../../tools/stack/running-stack.ts';

/** Ports that browsers and fetch block, in the range of the sets. */
const REFUSED_BY_BROWSERS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
]);
/** The first port that Linux assigns to outgoing connections. */
const FIRST_EPHEMERAL = 32_768;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ghar-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('port sets', () => {
  const sets = [...offsetsOf('start'), ...offsetsOf('test')].map(portsAt);
  const all = sets.flatMap((ports) => Object.values(ports));

  test('the first one has the contract’s ports', () => {
    expect(portsAt(0)).toMatchObject({
      hosting: 5000,
      functions: 5001,
      firestore: 8080,
      auth: 9099,
      storage: 9199,
      hub: 4400,
      logging: 4500,
      sandbox: 4010,
      whatsapp: 4020,
      smtp: 1025,
      inbox: 1080,
    });
  });

  test('share no port', () => {
    expect(new Set(all).size).toBe(all.length);
  });

  test('have only ports that browsers open and the system does not hand out', () => {
    expect(all.filter((port) => REFUSED_BY_BROWSERS.has(port))).toEqual([]);
    expect(Math.max(...all)).toBeLessThan(FIRST_EPHEMERAL);
  });

  test('are claimed once, passed over when a port is taken, and free again after release', async () => {
    const first = await claimPorts('test');
    const second = await claimPorts('test');
    expect(second.offset).not.toBe(first.offset);
    await first.release();
    const stranger = createServer();
    await new Promise<void>((done) => stranger.listen(first.ports.auth, '127.0.0.1', done));
    const third = await claimPorts('test');
    expect(third.offset).not.toBe(first.offset);
    expect(third.passedOver.join()).toContain(String(first.ports.auth));
    expect(await waitUntilFree(first.ports, 0)).toEqual([first.ports.auth]);
    await new Promise((done) => stranger.close(done));
    expect(await waitUntilFree(first.ports, 0)).toEqual([]);
    await Promise.all([second.release(), third.release()]);
  });
});

describe('a command finds the stack of its own clone', () => {
  test('by what the claim on a port set says', async () => {
    const claim = await claimPorts('test');
    expect(await claimantAt(claim.ports.claim)).toBe(root);
    await claim.release();
    expect(await claimantAt(claim.ports.claim)).toBeNull();
  });

  const [usual, shifted, third] = [portsAt(0), portsAt(700), portsAt(1400)];
  const strangers = [usual, '/clones/theirs'] as const;

  test('whichever set it has, and whoever has the usual one', () => {
    const silent = [third, null] as const;
    expect(onlySetOf('/clones/ours', [strangers, [shifted, '/clones/ours'], silent])).toBe(shifted);
  });

  test('and no other: where it runs none, or two, it is told so', () => {
    expect(() => onlySetOf('/clones/ours', [strangers])).toThrow(
      /No local stack of \/clones\/ours/,
    );
    const twice = [shifted, third].map((set) => [set, '/clones/ours'] as const);
    expect(() => onlySetOf('/clones/ours', [strangers, ...twice])).toThrow(
      /More than one .*:5700, .*:6400/,
    );
  });
});

describe('a lock', () => {
  test('lets one in at a time', async () => {
    const path = join(folder, 'lock');
    const events: string[] = [];
    const { promise: told, resolve: tellFirst } = Promise.withResolvers<void>();
    const first = withLock(
      path,
      async () => {
        events.push('the first is in');
        await told;
        events.push('the first leaves');
      },
      { what: 'waiting' },
    );
    const second = withLock(
      path,
      () => {
        events.push('the second is in');
        tellFirst();
      },
      {
        what: 'waiting',
        pause: async () => {
          events.push('the second waits');
          tellFirst();
          await first;
        },
      },
    );
    await Promise.all([first, second]);
    expect(events).toEqual([
      'the first is in',
      'the second waits',
      'the first leaves',
      'the second is in',
    ]);
    expect(existsSync(path)).toBe(false);
  });

  test('is taken over from a process that died', async () => {
    const path = join(folder, 'lock');
    writeFileSync(path, '999999999@1');
    expect(await withLock(path, () => 'in', { what: 'waiting' })).toBe('in');
  });

  test('is taken over where another process has the id of the one that died', async () => {
    const path = join(folder, 'lock');
    const [, startedAt] = identityOf(process.pid)!.split('@');
    writeFileSync(path, `${process.pid}@${Number(startedAt) - 1}`);
    expect(await withLock(path, () => 'in', { what: 'waiting' })).toBe('in');
  });

  describe('that is held', () => {
    let path: string;
    let now: number;
    const wait = (options: Partial<Parameters<typeof withLock>[2]> = {}): Promise<void> =>
      withLock(path, () => undefined, {
        what: 'building the functions',
        now: () => now,
        pause: async () => void (now += 60_000),
        ...options,
      });
    beforeEach(() => {
      now = 0;
      path = join(folder, 'lock');
      writeFileSync(path, identityOf(process.pid)!);
    });

    test('is waited for so long, and says by whom and for what it is held', async () => {
      const log = vi.spyOn(console, 'log').mockReturnValue();
      await expect(wait()).rejects.toThrow(
        new RegExp(`Process ${process.pid} has been building the functions for 15 minutes.*lock`),
      );
      expect(log.mock.calls).toEqual([
        [`Waiting: another command is building the functions (process ${process.pid}) …`],
      ]);
    });

    test('is not waited for any longer once that is asked for', async () => {
      const asked = new AbortController();
      const waiting = wait({ signal: asked.signal, pause: async () => asked.abort() });
      await expect(waiting).rejects.toBe(asked.signal.reason);
    });
  });
});

test('a fingerprint follows contents and names, not what is ignored', () => {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  const now = () => fingerprintOf([folder], '', (name) => name === 'built');
  write('a', '1');
  const before = now();
  write('built', 'x');
  expect(now()).toBe(before);
  write('a', '2');
  const changed = now();
  expect(changed).not.toBe(before);
  write('b', '');
  expect(now()).not.toBe(changed);
});

test('Java 21 is preferred, else the newest that is not older', () => {
  const named = (major: number) => `openjdk-${major}-jre-headless`;
  expect(chooseJavaPackage([17, 21, 25].map(named))).toBe(named(21));
  expect(chooseJavaPackage([17, 24, 25].map(named))).toBe(named(25));
  expect(chooseJavaPackage([17].map(named))).toBeUndefined();
});

test('sockets get a folder by the bytes of its path, not by its letters', () => {
  const arabic = `/home/${'متجر'.repeat(10)}`;
  expect(arabic.length).toBeLessThan(70);
  expect(folderForSockets([arabic, '/tmp/ghar'])).toBe('/tmp/ghar');
  expect(() => folderForSockets([arabic])).toThrow(/at most 70 bytes/);
});

describe('a shop is announced once it answers', () => {
  const open = async (answer: RequestListener): Promise<HttpServer> => {
    const server = createHttpServer(answer);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return server;
  };
  const expected = { logFile: '', signal: new AbortController().signal };

  test.each<[string, RequestListener, string | RegExp]>([
    ['a page', (_, response) => response.end('صابون'), 'announced'],
    ['an error', (_, response) => response.writeHead(500).end(), /it answers 500/],
    ['nothing', () => undefined, /no answer in 1 s/],
  ])('with %s', async (_, answer, outcome) => {
    const server = await open(answer);
    const { port } = server.address() as AddressInfo;
    const waiting = untilShopAnswers(`http://127.0.0.1:${port}`, { ...expected, timeoutMs: 1000 });
    const said = await waiting.then(
      () => 'announced',
      (error: StackFailure) => error.message,
    );
    expect(said).toMatch(outcome);
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  });
});
