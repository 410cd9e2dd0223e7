import type { CountryCode } from '@ghar/domain/country';

/** A shopper, as they fill in the form. Their phone is of the country they order to. */
export type Shopper = {
  readonly name: string;
  /** Invented: valid, but unassigned. */
  readonly phone: string;
  readonly city: string;
  readonly address: string;
  readonly email?: string;
};

export const SHOPPERS: Readonly<Record<CountryCode, readonly Shopper[]>> = {
  ae: [
    {
      name: 'فاطمة الزعابي',
      phone: '0500001274',
      city: 'أبوظبي',
      address: 'مدينة خليفة، شارع 26، فيلا 14',
      email: 'fatima@example.com',
    },
    {
      name: 'مريم الشامسي',
      phone: '050 000 3391',
      city: 'الشارقة',
      address: 'الخان، برج الريان، شقة 1204',
    },
    {
      name: 'شيخة المنصوري',
      phone: '٠٥٤٠٠٠٢٢١٨',
      city: 'دبي',
      address: 'المزهر الأولى، شارع 11ب، فيلا 37',
      email: 'shaikha@example.com',
    },
    {
      name: 'عائشة الكتبي',
      phone: '+971 55 000 4127',
      city: 'العين',
      address: 'الجيمي، شارع بني ياس، فيلا 8',
    },
    {
      name: 'سارة خالد',
      phone: '0520005563',
      city: 'دبي',
      address: 'مارينا دبي، برج البرشاء، شقة 2203',
      email: 'sara.k@example.com',
    },
    {
      name: 'نورة المهيري',
      phone: '0560006702',
      city: 'دبي',
      address: 'البرشاء 2، شارع 23، فيلا 51',
    },
    {
      name: 'ريم الحوسني',
      phone: '0500007845',
      city: 'أبوظبي',
      address: 'جزيرة الريم، برج المها، شقة 908',
      email: 'reem@example.com',
    },
    {
      name: 'خالد النعيمي',
      phone: '0580008031',
      city: 'عجمان',
      address: 'الروضة 3، شارع الشيخ عمار، فيلا 22',
    },
    {
      name: 'هند السويدي',
      phone: '0500009156',
      city: 'دبي',
      address: 'ند الشبا 3، شارع 8، فيلا 19',
    },
    {
      name: 'لطيفة الظاهري',
      phone: '00971540001683',
      city: 'العين',
      address: 'زاخر، شارع 5، منزل 12',
    },
    {
      name: 'ليلى حسن',
      phone: '0520002970',
      city: 'رأس الخيمة',
      address: 'النخيل، شارع المنتصر، بناية الواحة، شقة 305',
      email: 'layla@example.com',
    },
    {
      name: 'موزة الفلاسي',
      phone: '0550003348',
      city: 'دبي',
      address: 'جميرا 3، شارع 12أ، فيلا 6',
    },
    {
      name: 'سلطان الحمادي',
      phone: '0560004419',
      city: 'الفجيرة',
      address: 'سكمكم، قرب مسجد الشيخ زايد، منزل 31',
    },
    {
      name: 'دانة العامري',
      phone: '0500005026',
      city: 'أبوظبي',
      address: 'الشامخة، شارع 17، فيلا 43',
      email: 'dana@example.com',
    },
  ],
  sa: [
    {
      name: 'نوف العتيبي',
      phone: '0500001137',
      city: 'الرياض',
      address: 'حي الياسمين، شارع أنس بن مالك، RRYA2104',
      email: 'nouf@example.com',
    },
    {
      name: 'سارة القحطاني',
      phone: '٠٥٣٠٠٠٢٢٤٩',
      city: 'الرياض',
      address: 'حي الملقا، شارع وادي هجر، RMLQ3318',
    },
    {
      name: 'عبدالله الغامدي',
      phone: '+966550003385',
      city: 'جدة',
      address: 'حي الروضة، شارع قريش، JRWD4471',
      email: 'abdullah@example.com',
    },
    {
      name: 'ريما الدوسري',
      phone: '0540004468',
      city: 'الدمام',
      address: 'حي الشاطئ، شارع الخليج، DSHT5520',
    },
    {
      name: 'منيرة الشمري',
      phone: '0590005570',
      city: 'حائل',
      address: 'حي المنتزه الغربي، HMNT6137',
    },
    {
      name: 'هيا الحربي',
      phone: '0560006641',
      city: 'المدينة المنورة',
      address: 'حي العزيزية، شارع سلطانة، MAZZ7208',
      email: 'haya@example.com',
    },
    {
      name: 'لمى الزهراني',
      phone: '0500007752',
      city: 'جدة',
      address: 'حي السلامة، شارع حراء، JSLM8315',
    },
    {
      name: 'أمل المطيري',
      phone: '0550008893',
      city: 'بريدة',
      address: 'حي الريان، طريق الملك فهد، BRYN9046',
    },
    {
      name: 'بدور السبيعي',
      phone: '00966 53 000 9904',
      city: 'الرياض',
      address: 'حي النرجس، شارع عثمان بن عفان، RNRG1752',
      email: 'bdour@example.com',
    },
    {
      name: 'فهد العنزي',
      phone: '0540001015',
      city: 'تبوك',
      address: 'حي المروج، شارع الأمير فهد، TMRJ2863',
    },
    { name: 'جواهر الشهري', phone: '0590002126', city: 'أبها', address: 'حي المنسك، AMNS3974' },
  ],
  qa: [
    {
      name: 'العنود المري',
      phone: '55001247',
      city: 'الدوحة',
      address: 'الوعب، منطقة 55، شارع 341، مبنى 18',
      email: 'alanoud@example.com',
    },
    {
      name: 'حصة الكواري',
      phone: '+974 3300 2358',
      city: 'الريان',
      address: 'معيذر، منطقة 53، شارع 620، مبنى 7',
    },
    {
      name: 'محمد السليطي',
      phone: '٦٦٠٠٣٤٦٩',
      city: 'الدوحة',
      address: 'اللؤلؤة، بورتو أرابيا، برج 12، شقة 604',
    },
    {
      name: 'شمة النعيمي',
      phone: '77004570',
      city: 'الوكرة',
      address: 'منطقة 90، شارع 1120، مبنى 25',
      email: 'shamma@example.com',
    },
  ],
  kw: [
    {
      name: 'دلال العجمي',
      phone: '99001258',
      city: 'الجهراء',
      address: 'العيون، قطعة 3، شارع 5، منزل 21',
    },
    {
      name: 'بشاير المطوع',
      phone: '٥٠٠٠٢٣٦٩',
      city: 'السالمية',
      address: 'قطعة 10، شارع سالم المبارك، بناية 44، شقة 9',
      email: 'bashayer@example.com',
    },
    {
      name: 'غدير الرشيدي',
      phone: '+965 6600 3470',
      city: 'الفروانية',
      address: 'إشبيلية، قطعة 2، شارع 212، منزل 16',
    },
    {
      name: 'يوسف البدر',
      phone: '97004581',
      city: 'مدينة الكويت',
      address: 'ضاحية عبدالله السالم، قطعة 1، شارع 14، منزل 5',
      email: 'yousef@example.com',
    },
    {
      name: 'أبرار الكندري',
      phone: '55005692',
      city: 'حولي',
      address: 'بيان، قطعة 7، شارع 3، منزل 38',
    },
    {
      name: 'نوال الصالح',
      phone: '90006703',
      city: 'الأحمدي',
      address: 'الفحيحيل، قطعة 8، شارع 50، بناية 12',
    },
  ],
  bh: [
    {
      name: 'زينب المحروس',
      phone: '33001269',
      city: 'المنامة',
      address: 'السنابس، مبنى 1142، طريق 2819، مجمع 428',
      email: 'zainab@example.com',
    },
    {
      name: 'نورة الدوسري',
      phone: '+973 3600 2370',
      city: 'الرفاع',
      address: 'الرفاع الشرقي، مبنى 310، طريق 1208، مجمع 912',
    },
    {
      name: 'علي الحداد',
      phone: '39003481',
      city: 'المحرق',
      address: 'عراد، مبنى 827، طريق 4328، مجمع 243',
    },
  ],
  om: [
    {
      name: 'أسماء البلوشية',
      phone: '92001270',
      city: 'مسقط',
      address: 'الخوير، سكة 3314، مبنى 905، شقة 12',
      email: 'asma@example.com',
    },
    {
      name: 'بثينة الحارثية',
      phone: '٩٩٠٠٢٣٨١',
      city: 'السيب',
      address: 'الموالح الجنوبية، سكة 5120، منزل 2247',
    },
    {
      name: 'سالم الهنائي',
      phone: '+968 9500 3492',
      city: 'نزوى',
      address: 'فرق، سكة 118، منزل 64',
    },
    {
      name: 'مزنة الكعبية',
      phone: '71004503',
      city: 'صحار',
      address: 'الهمبار، سكة 220، منزل 17',
      email: 'muzna@example.com',
    },
  ],
};
