import { orders, pieces } from './count.ts';
import { owedTexts } from './status.ts';

/** The first page of the panel. */
export const dashboardTexts = {
  lead: 'حال متجرك الآن، وما ينتظرك.',
  refresh: 'حدّث الأرقام',
  figures: 'أرقام المتجر',
  cards: {
    total: 'إجمالي الطلبات',
    revenue: 'إجمالي الإيرادات',
    products: 'عدد المنتجات',
    pending: 'طلبات قيد الانتظار',
  },
  /** What the revenue includes. */
  paidOnly: 'صافي المدفوع، دون الملغى والتجريبي',
  latest: 'أحدث الطلبات',
  allOrders: 'كل الطلبات',
  noOrders: 'لا توجد طلبات بعد',
  noOrdersText: 'أول طلب يصلك يظهر هنا في لحظته.',
  summary: 'ملخّص سريع',
  completed: 'الطلبات المكتملة',
  pending: 'الطلبات قيد الانتظار',
  successRate: 'نسبة النجاح',
  successNote: 'ما وصل إلى أصحابه من كل الطلبات',
  averageValue: 'متوسط قيمة الطلب',
  averageNote: 'من الطلبات المدفوعة',
  owed: owedTexts.name,
  owedNote: owedTexts.note,
  refunded: 'مبالغ أُعيدت',
  refundedNote: 'إلى أصحابها من بوابة الدفع',
};

/** Revenue and orders over a time span. */
export const takingsTexts = {
  heading: 'الإيرادات والطلبات',
  span: 'المدة',
  spans: { 7: '7 أيام', 30: '30 يوماً', 90: '90 يوماً' },
  revenue: 'الإيرادات',
  orders: 'الطلبات المدفوعة',
  orderCount: orders,
  time: 'الوقت',
  summary: (days: string, revenue: string, orders: string) =>
    `في آخر ${days}: الإيرادات ${revenue}، والطلبات المدفوعة ${orders}`,
  table: 'اعرضها في جدول',
  none: 'لا طلبات مدفوعة في هذه المدة.',
};

/** Tasks of the merchant. */
export const waitingTexts = {
  heading: 'بانتظارك الآن',
  nothing: 'لا شيء ينتظرك. كل شيء على ما يرام.',
  toShip: 'طلبات مدفوعة تنتظر الشحن',
  owed: owedTexts.name,
  owedNote: owedTexts.note,
  unpaid: 'طلبات لم تُدفع منذ أمس أو قبله',
  review: 'طلب يحتاج مراجعتك',
  lowStock: 'مخزون يوشك أن ينفد',
  left: (amount: number) => (amount > 0 ? `بقي ${pieces(amount)}` : 'نفد'),
};
