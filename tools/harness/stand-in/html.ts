import type { Answer } from './answers.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML's content and quoted attributes. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? '');

/** What the pages of all stand-ins look like; `.test` says that nothing of it is real. */
const baseStyle = `
:root { color-scheme: light; --ink: #22302a; --soft: #56645d; --line: #dfe5df; --green: #24613f; }
* { box-sizing: border-box; margin: 0; }
body {
  min-height: 100vh; padding: 16px; background: #eff3ee; color: var(--ink);
  font: 400 17px/1.7 system-ui, 'Segoe UI', 'Noto Sans Arabic', Tahoma, sans-serif;
}
.test {
  padding: 10px 24px; text-align: center; font-size: 15px; font-weight: 600;
  background: #fdf1d3; color: #614300; border-bottom: 1px dashed #c99a2e;
}
h1 { font-size: 24px; line-height: 1.4; }
:focus-visible { outline: 3px solid #1f6feb; outline-offset: 2px; }
`;

type HtmlPage = {
  status: number;
  title: string;
  /** Follows the style of all pages. */
  style: string;
  script?: string;
  content: string;
};

/** An Arabic page. `title` and `content` are HTML. */
export function htmlPage({ status, title, style, script, content }: HtmlPage): Answer {
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
    body: `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${baseStyle}${style}</style>
</head>
<body>
<main>
${content}
</main>
${script === undefined ? '' : `<script>${script}</script>\n`}</body>
</html>
`,
  };
}
