import type { Answer } from '../stand-in/answers.ts';
import { escapeHtml, htmlPage } from '../stand-in/html.ts';
import type { MessageStatus, Reply, SentMessage } from './messages.ts';

/** Loads the page again when a message has come, unless an answer is being typed. */
const reloadScript = `
const count = async () => (await (await fetch('/_sandbox/messages')).json()).messages.length;
let shown;
setInterval(async () => {
  const now = await count().catch(() => shown);
  const typing = [...document.querySelectorAll('input')].some((input) => input.value);
  if (shown !== undefined && now !== shown && !typing) location.reload();
  shown ??= now;
}, 1500);
`;

const statusNames: Record<MessageStatus, string> = {
  delivered: '✓✓ وصلت',
  read: '✓✓ قُرئت',
  failed: 'لم تصل',
};

const timeOf = (milliseconds: number): string =>
  new Date(milliseconds).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });

function received({ text, button, status, created_at, template }: SentMessage): string {
  const link = button
    ? `<a href="${escapeHtml(button.url)}" target="_blank" rel="noopener">${escapeHtml(button.text)}</a>`
    : '';
  const name = template ? `<bdi>${escapeHtml(template.name)}</bdi>` : '';
  return `<li class="bubble shop ${status}"><p>${escapeHtml(text)}</p>
<small>${name}<span>${statusNames[status]}</span><time>${timeOf(created_at)}</time></small>${link}</li>`;
}

const written = ({ text, created_at }: Reply): string =>
  `<li class="bubble own"><p>${escapeHtml(text)}</p><small><time>${timeOf(created_at)}</time></small></li>`;

type Bubble = { phone: string; at: number; html: string };

function chat(phone: string, bubbles: readonly Bubble[]): string {
  const escaped = escapeHtml(phone);
  return `<section id="chat-${escaped}" aria-labelledby="of-${escaped}">
<h2 id="of-${escaped}"><bdi>+${escaped}</bdi></h2>
<ol>${bubbles.map(({ html }) => html).join('\n')}</ol>
<form method="post" action="/chats/${encodeURIComponent(phone)}/reply">
<input name="text" aria-label="رسالة إلى المتجر من ${escaped}" placeholder="اكتب إلى المتجر" autocomplete="off" required>
<button>أرسل</button>
</form>
</section>`;
}

/** The chats of all phones, the one with the newest message first. */
export function chatPage(sent: readonly SentMessage[], replies: readonly Reply[]): Answer {
  const bubbles: Bubble[] = [
    ...sent.map((one) => ({ phone: one.to, at: one.created_at, html: received(one) })),
    ...replies.map((one) => ({ phone: one.from, at: one.created_at, html: written(one) })),
  ].toSorted((one, other) => one.at - other.at);
  const phones = [...new Set(bubbles.toReversed().map(({ phone }) => phone))];
  const chats = phones.map((phone) =>
    chat(
      phone,
      bubbles.filter((one) => one.phone === phone),
    ),
  );
  return htmlPage({
    status: 200,
    title: 'رسائل واتساب: صفحة تجريبية',
    style: new URL('chat-page.css', import.meta.url),
    script: reloadScript,
    content: `<p class="test">رسائل تجريبية: لا يصل شيء منها إلى هاتف</p>
<h1>رسائل واتساب</h1>
${chats.length > 0 ? chats.join('\n') : '<p class="empty">لم تصل رسالة بعد. اطلب من المتجر، وتظهر رسائله هنا.</p>'}`,
  });
}
