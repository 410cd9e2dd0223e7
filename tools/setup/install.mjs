#!/usr/bin/env node
/**
 * Installs the npm packages when they are missing or out of date.
 *
 * Runs before anything is installed, on the system's Node, so it imports
 * nothing but Node's own modules and its neighbour `lock.mjs`.
 */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withLock } from './lock.mjs';

const OLDEST_NODE = 20;
const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
const stamp = join(root, 'node_modules/.cache/installed');
/** npm's own record of what is in node_modules. */
const record = join(root, 'node_modules/.package-lock.json');
const manifests = ['package.json', 'package-lock.json', 'domain', 'functions', 'web'].map((name) =>
  join(root, name.endsWith('.json') ? name : `${name}/package.json`),
);

function fail(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** The files that determine the installed packages: a change of any means installing again. */
function wanted() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  for (const file of manifests) hash.update(readFileSync(file));
  return hash.digest('hex');
}

function isInstalled(hash) {
  if (!existsSync(join(root, 'node_modules/.bin/node'))) return false;
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === hash;
  return wasInstalledByHand();
}

/** npm writes its record last, so a record newer than the manifests means a complete install. */
function wasInstalledByHand() {
  if (!existsSync(record)) return false;
  const installed = statSync(record).mtimeMs;
  return manifests.every((file) => statSync(file).mtimeMs < installed);
}

function writeStamp(hash) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

/** npm's environment without the PATH entries that it adds: `npm ci` deletes the Node in .bin. */
function npmEnvironment() {
  const path = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !/[\\/]node_modules[\\/]\.bin$|node-gyp-bin$/.test(folder));
  return { ...process.env, PATH: path.join(delimiter) };
}

/** Without a connection npm would try for ten minutes. */
const NPM_OPTIONS = [
  '--no-audit',
  '--no-fund',
  '--loglevel=error',
  '--fetch-retries=2',
  '--fetch-retry-mintimeout=2000',
  '--fetch-retry-maxtimeout=10000',
];

/** Runs `npm ci` silently; returns its exit code and the end of its output. */
function npmInstall() {
  return new Promise((done) => {
    const npm = spawn('npm', ['ci', ...NPM_OPTIONS], {
      cwd: root,
      env: npmEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      // a group of its own: npm passes no signal on to what it runs
      detached: true,
    });
    let output = '';
    const keep = (chunk) => (output = (output + chunk).slice(-20_000));
    npm.stdout.on('data', keep);
    npm.stderr.on('data', keep);
    npm.on('error', (error) => done({ code: 1, output: `npm could not be run: ${error.message}` }));
    npm.on('close', (code) => done({ code: code ?? 1, output }));
    const stop = () => {
      try {
        // it goes on after a SIGTERM, beside the next command's
        if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGKILL');
      } catch {
        // it has ended
      }
      process.exit(130);
    };
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, stop);
    // the parent shell may die of a signal without passing it on
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && stop(), 500).unref();
  });
}

async function install() {
  const hash = wanted();
  if (isInstalled(hash)) return existsSync(stamp) || writeStamp(hash);
  console.log('Installing the npm packages (about a minute) …');
  // an interrupted install must not count as complete
  for (const file of [stamp, record]) rmSync(file, { force: true });
  const started = Date.now();
  const { code, output } = await npmInstall();
  if (code !== 0) {
    const tail = output.trimEnd().split('\n').slice(-25).join('\n');
    fail(
      `${tail}\n\n"npm ci" failed with code ${code}. Check the connection to the npm registry ` +
        '(npm ping) and the free disk space, then run the same command again: it starts over.',
    );
  }
  writeStamp(hash);
  console.log(`Installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

const major = Number(process.versions.node.split('.')[0]);
if (major < OLDEST_NODE)
  fail(
    `Node ${OLDEST_NODE} or newer is needed, this is ${process.versions.node}. ` +
      'Install a current one from https://nodejs.org and run the command again.',
  );
if (!isInstalled(wanted()) || !existsSync(stamp))
  await withLock(join(root, '.stack-install.lock'), install, {
    what: 'installing the packages',
  });
