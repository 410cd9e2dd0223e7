import { type Routes, seeOther } from '../stand-in/answers.ts';
import { chatPage } from './chat-page.ts';
import type { Messages } from './messages.ts';

/** The phones of all customers on one page, each with a form to write to the shop. */
export const pageRoutes = ({ messages }: { messages: Messages }): Routes => ({
  'GET /': () => {
    const page = chatPage(messages.sent(), messages.replies());
    // who opens a chat has read it, as on a phone
    for (const { id } of messages.sent()) messages.read(id);
    return page;
  },
  'POST /chats/:phone/reply': ({ params: { phone = '' }, body }) => {
    const text = new URLSearchParams(body).get('text')?.trim();
    if (text) messages.reply(phone, text);
    return seeOther(`/#chat-${phone}`);
  },
});
