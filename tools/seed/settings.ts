import type { privateSettingsSchema, publicSettingsSchema } from '@ghar/domain/content/settings';
import type * as v from 'valibot';

/** The seed's settings: those of a small workshop in Dubai that is not registered for tax. Others have their default. */
export const SETTINGS = {
  public: {
    delivery_days: {
      ae: { from: 1, to: 2 },
      sa: { from: 3, to: 5 },
      qa: { from: 3, to: 6 },
      kw: { from: 3, to: 6 },
      bh: { from: 3, to: 6 },
      om: { from: 2, to: 4 },
    },
    max_pieces: null,
    retention_years: 7,
    payment_marks: ['visa', 'mastercard', 'apple-pay'],
    cash: {
      countries: { ae: { fee: 10, max_total: 1500 }, sa: { fee: 20, max_total: 1500 } },
      confirm_hours: 24,
      first_orders: true,
    },
  },
  private: {
    notify_email: 'admin@ghar.example',
    notify_whatsapp: '+971500000000',
    notify: { new_order: true, needs_you: true, stock: true, summary: true },
    few_left: 10,
    seller: { tax_number: '', country: 'ae' },
  },
} satisfies {
  public: v.InferInput<typeof publicSettingsSchema>;
  private: v.InferInput<typeof privateSettingsSchema>;
};
