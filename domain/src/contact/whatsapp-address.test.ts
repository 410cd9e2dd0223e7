import { expect, test } from 'vitest';
import { whatsappAddress } from './whatsapp-address.ts';

test.each(['971501234567', '+971 (0)50 123 4567', '(+٩٧١) ٥٠ ١٢٣ ٤٥٦٧'])(
  '%j opens the chat with its number',
  (number) => {
    expect(whatsappAddress(number)).toBe('https://wa.me/971501234567');
  },
);

test.each(['مرحباً، أين طلبي A1 & B2؟', '#?&=+%20 "<script>"\nسطر 🧼'])(
  'the first words %j are written in the chat',
  (message) => {
    const [chat, words] = whatsappAddress('+971501234567', message)!.split('?text=');
    expect(chat).toBe('https://wa.me/971501234567');
    expect(words).not.toMatch(/[#?&+\s]/);
    expect(decodeURIComponent(words!)).toBe(message);
  },
);

test.each(['', 'قريباً', '0501234567'])('%j names no country, and opens nothing', (number) => {
  expect(whatsappAddress(number)).toBeNull();
});
