import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SEVERITY } from '../../functions/src/log.ts';

const docs = join(import.meta.dirname, '../../docs');
const guide = readFileSync(join(docs, 'operations.md'), 'utf8');
const POLICIES = globSync('alerts/*.json', { cwd: docs })
  .toSorted()
  .map((file) => [file, readFileSync(join(docs, file), 'utf8')] as const);

const backend = readFileSync(join(docs, '../functions/src/index.ts'), 'utf8');
const FUNCTIONS = new Set(
  [...backend.matchAll(/^export const (\w+)/gm)].map(([, name]) => name!.toLowerCase()),
);
/** The Cloud Run services whose requests an alert counts: functions, in lower case. */
const servicesOf = (text: string): string[] => text.match(/(?<=service_name=\\")\w+/g) ?? [];

/** The events that an alert matches, by name or by a metric of the guide. */
const eventsOf = (text: string): string[] => {
  const metrics = text.match(/(?<=user\/)[\w-]+/g) ?? [];
  const made = metrics.map(
    (metric) => new RegExp(`^metric ${metric} ([\\w-]+)$`, 'm').exec(guide)?.[1] ?? metric,
  );
  const [, named = ''] = /message=~\\"\^\(([\w|-]+)\)/.exec(text) ?? [];
  return [...named.split('|').filter(Boolean), ...made];
};

describe('an alert', () => {
  test.each(POLICIES)('%s hangs on what the backend says', (_, text) => {
    const events = eventsOf(text);
    const services = servicesOf(text);
    expect([...events, ...services]).not.toEqual([]);
    expect(services.filter((service) => !FUNCTIONS.has(service))).toEqual([]);
    expect(events.filter((event) => !Object.hasOwn(SEVERITY, event))).toEqual([]);
  });

  test.each(POLICIES)('%s names a part of the guide that says what to do', (_, text) => {
    const { documentation } = JSON.parse(text) as { documentation: { content: string } };
    const [, title] = /"(.+)"/.exec(documentation.content)!;
    expect(guide.split('\n')).toContain(`### ${title}`);
  });

  test('misses the runs of each schedule that Monitoring can miss: within 23.5 hours', () => {
    const schedules = [
      ...backend.matchAll(/^export const (\w+) = onSchedule\(\s*\{\s*schedule: 'every/gm),
    ];
    expect(schedules.map(([, name]) => name)).toEqual(['deliverMessages', 'settlePendingPayments']);
    const absences = POLICIES.map(([, text]) => text).filter((text) => text.includes('Absent"'));
    const missed = absences.flatMap((text) => [...eventsOf(text), ...servicesOf(text)]);
    expect(missed).toEqual(expect.arrayContaining(['delivermessages', 'schedule-done']));
  });

  test('follows every error', () => {
    const followed = new Set(POLICIES.flatMap(([, text]) => eventsOf(text)));
    const errors = Object.entries(SEVERITY).filter(([, severity]) => severity === 'ERROR');
    expect(errors.map(([event]) => event).filter((event) => !followed.has(event))).toEqual([]);
  });
});
