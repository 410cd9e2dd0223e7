import type { Offer } from '@ghar/domain/product/offer';

/** Badge beside the price; null with enough stock. */
export const offerBadges: Readonly<Record<Offer, string | null>> = {
  available: null,
  few: 'بقي القليل',
  'sold-out': 'نفدت الكمية',
  none: 'غير متاح الآن',
};

/** While nothing is for sale. */
export const closedTexts = {
  heading: (offer: Offer): string =>
    offer === 'none' ? 'المنتج غير متاح للبيع الآن' : 'نفدت الكمية الآن',
  /** Instead of the order button. */
  lead: 'يعود زر الشراء إلى هذه الصفحة تلقائياً حين تتوفّر القطع من جديد.',
  /** Above the order form's fields. */
  formLead: 'يعود زر التأكيد إلى هذه الصفحة تلقائياً حين تتوفّر القطع من جديد.',
  kept: (offer: Offer) =>
    `${offer === 'none' ? 'توقّف البيع الآن' : 'نفدت الكمية الآن'}. ما تكتبه هنا محفوظ على جهازك.`,
  notify: 'أخبرني حين يتوفّر',
  message: (product: string) => `مرحباً، أخبروني من فضلكم حين يتوفّر ${product}.`,
  reopened: 'توفّرت القطع من جديد، ويمكنك إتمام طلبك.',
};
