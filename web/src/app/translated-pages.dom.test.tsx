import { cleanup, waitFor } from '@testing-library/react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { matchPath } from 'react-router-dom';
import { openWindow } from '../../testing/open-window.ts';
import { ORDER_SCENES } from '../../testing/order-scenes.ts';
import { PANEL_SCENES } from '../../testing/panel-scenes.ts';
import { openScene, sees, shown, type Scene } from '../../testing/scene.ts';
import { STORE_SCENES } from '../../testing/store-scenes.ts';
import { startTranslator } from '../../testing/translator.ts';
import { tolerateForeignChangesInThisFile } from '../../testing/foreign-changes.ts';
import { shellTexts } from '../i18n/ar/shell.ts';
import { PANEL_ROUTES, SIGN_IN_ROUTE } from '../routes/panel-routes.ts';
import { STORE_ROUTES } from '../routes/store-routes.ts';

const SCENES = [...STORE_SCENES, ...ORDER_SCENES, ...PANEL_SCENES];
const SOURCES = join(import.meta.dirname, '..');
/** Draw a dialog for others to fill, or are drawn with each of another kind. */
const FRAMES = ['dialog-frame.tsx', 'confirm-dialog.tsx'];

tolerateForeignChangesInThisFile();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-25T12:00:00') });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Longer than a dialog takes to fade out, in ms. */
const FADED_MS = 300;

async function play(scene: Scene): Promise<void> {
  const user = await openScene(scene);
  for (const step of scene.steps ?? []) await step(user);
  await sees(scene.ends)(user);
  // It would go by itself, sooner or later than the other time.
  const toast = document.querySelector(`[aria-label="${shellTexts.dismiss}"]`);
  if (toast) await user.click(toast);
}
/** The words that are shown once nothing moves any more. */
async function finalWords(): Promise<string> {
  let [words, since] = ['', 0];
  await waitFor(() => {
    if (shown() !== words) [words, since] = [shown(), performance.now()];
    expect(performance.now() - since).toBeGreaterThan(FADED_MS);
  });
  return words;
}

/** Plays a scene in translation; the words that are shown come to be those of `words`. */
async function playTranslated(scene: Scene, words: string): Promise<void> {
  const stop = startTranslator();
  try {
    await play(scene);
    await waitFor(() => expect(shown()).toBe(words));
    expect(document.querySelectorAll('font').length).toBeGreaterThan(5);
  } finally {
    stop();
  }
}
const named = (scene: Scene) => [scene.name, scene] as const;

describe('a page that the browser translates says the same as one that it does not', () => {
  describe.for([
    ['the store', STORE_SCENES, []],
    ['the panel', [...ORDER_SCENES, ...PANEL_SCENES], ['nightly']],
  ] as const)('%s', ([, scenes, tags]) => {
    test.for(scenes.map(named))('%s', { tags: [...tags] }, async ([, scene]) => {
      await play(scene);
      const words = await finalWords();
      expect(words).not.toBe('');
      cleanup();
      openWindow();
      await playTranslated(scene, words);
    });
  });
});

test('every route is translated', () => {
  const paths = [...STORE_ROUTES, SIGN_IN_ROUTE, ...PANEL_ROUTES].map(({ path }) => path);
  const isSeen = (path: string): boolean =>
    SCENES.some(({ address }) => matchPath(path, address.split('?')[0]!));
  expect(paths.filter((path) => !isSeen(path))).toEqual([]);
});

test('every dialog, menu and drawer is translated', () => {
  const inCode = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!test)\.tsx$/.test(file) && !FRAMES.some((one) => file.endsWith(one)))
    .flatMap((file) => {
      const uses = readFileSync(join(SOURCES, file), 'utf8').match(
        /<(?:DialogFrame|FormDialog|ConfirmDialog|Dialog|Drawer|Menu|Popover)\b/g,
      );
      // a form's own frame is seen with each form
      const count = (uses?.length ?? 0) - (file.endsWith('/form-dialog.tsx') ? 1 : 0);
      return Array.from({ length: count }, () => file);
    });
  expect(SCENES.flatMap(({ dialogs = [] }) => dialogs).toSorted()).toEqual(inCode.toSorted());
});
