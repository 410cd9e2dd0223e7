import type { Plugin } from 'vite';

/** Where `npm start` announces changed sources (tools/dev/dev-server.ts). */
export const CHANGES_PATH = '/@changes';

const LISTENER = `new WebSocket(location.origin.replace('http', 'ws') + '${CHANGES_PATH}').onmessage = () => location.reload();\n`;

/**
 * Only for the build that `npm start` serves: open pages reload at the first change of a source. The listener is part
 * of the app's entry, which every page loads when idle.
 */
export function reloadOnChange(): Plugin {
  return {
    name: 'ghar:reload-on-change',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/main\.tsx$/ },
      handler(code) {
        if (this.environment.name === 'client') return { code: code + LISTENER, map: null };
        return undefined;
      },
    },
  };
}
