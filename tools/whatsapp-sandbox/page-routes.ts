import { type Route, seeOther } from '../stand-in/answers.ts';
import { chatPage } from './chat-page.ts';
import type { Messages } from './messages.ts';

/** The phones of all customers on one page, each with a form to write to the shop. */
export function pageRoutes({ messages }: { messages: Messages }): Route[] {
  return [
    {
      method: 'GET',
      path: '/',
      handle: () => {
        const page = chatPage(messages.sent(), messages.replies());
        // who opens a chat has read it, as on a phone
        for (const { id } of messages.sent()) messages.read(id);
        return page;
      },
    },
    {
      method: 'POST',
      path: '/chats/:phone/reply',
      handle: ({ params, body }) => {
        const phone = params['phone'] ?? '';
        const text = new URLSearchParams(body).get('text')?.trim();
        if (text) messages.reply(phone, text);
        return seeOther(`/#chat-${phone}`);
      },
    },
  ];
}
