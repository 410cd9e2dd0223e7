/** What pages in another language say of this one, to whoever reads it. */
export const language = { name: 'العربية', offer: 'تسوّق بالعربية', decline: 'لا، شكراً' };
