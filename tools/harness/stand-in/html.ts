import { readFileSync } from 'node:fs';
import type { Answer } from './answers.ts';

const read = (file: URL): string => readFileSync(file, 'utf8');
const baseStyle = read(new URL('page.css', import.meta.url));

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

type HtmlPage = {
  status: number;
  title: string;
  /** The style sheet that follows that of all pages. */
  style: URL;
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
<style>${baseStyle}${read(style)}</style>
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
