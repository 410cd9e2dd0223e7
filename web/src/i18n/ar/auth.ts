import { PASSWORD_LENGTH } from '@ghar/domain/access/password';
import { ERROR_TITLE } from './admin-operations.ts';

/** The staff's sign-in page. */
export const authTexts = {
  title: 'دخول الموظفين',
  heading: 'دخول فريق المتجر',
  lead: 'من هنا تُدار الطلبات والمنتجات والصور والمحتوى.',
  signUpHeading: 'حساب جديد لفريق المتجر',
  tabs: 'الدخول أو إنشاء حساب',
  signIn: 'تسجيل الدخول',
  signingIn: 'جاري تسجيل الدخول',
  signUp: 'إنشاء حساب',
  signingUp: 'جاري إنشاء الحساب',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  passwordHint: `${PASSWORD_LENGTH} أحرف على الأقل`,
  showPassword: 'أظهر كلمة المرور',
  hidePassword: 'أخفِ كلمة المرور',
  forgotten: 'نسيت كلمة المرور؟',
  signUpNote: 'بعد إنشاء الحساب تمنحك الإدارة صلاحية الدخول إلى لوحة التحكم.',
  toSignIn: 'سجّل الدخول بهذا البريد',
  created: {
    title: 'تم إنشاء الحساب',
    text: 'أرسلنا إلى بريدك رسالة لتأكيده.',
  },
};

/** Requesting a new password. */
export const resetTexts = {
  title: 'كلمة مرور جديدة',
  heading: 'نسيت كلمة المرور؟',
  lead: 'اكتب بريدك، ونرسل إليه رابطاً تختار به كلمة مرور جديدة.',
  submit: 'أرسل الرابط',
  submitting: 'جاري الإرسال',
  /** The same whether or not the account exists. */
  sent: 'إن كان لهذا البريد حساب عندنا فستصله الرسالة خلال دقائق. انظر أيضاً في البريد غير المرغوب فيه.',
  back: 'العودة إلى تسجيل الدخول',
};

/** Setting a new password by a message's link. */
export const newPasswordTexts = {
  title: 'كلمة مرور جديدة',
  heading: 'اختر كلمة مرور جديدة',
  /** Followed by the account's e-mail. */
  account: 'للحساب',
  checking: 'نتحقّق من الرابط',
  password: 'كلمة المرور الجديدة',
  submit: 'احفظ وادخل',
  submitting: 'جاري الحفظ',
  done: 'تم تغيير كلمة المرور',
  /** It could not be checked. */
  retry: 'حاول مرة أخرى',
  another: 'اطلب رابطاً جديداً',
};

/** Confirming an e-mail address by a message's link. */
export const confirmEmailTexts = {
  title: 'تأكيد البريد',
  heading: 'تأكيد بريدك الإلكتروني',
  checking: 'جاري التأكيد',
  done: 'تم تأكيد بريدك. يمكنك متابعة الدخول.',
  next: 'تابع إلى لوحة التحكم',
  retry: 'حاول مرة أخرى',
};

/** Changing the own password in the panel. */
export const changePasswordTexts = {
  open: 'تغيير كلمة المرور',
  present: 'كلمة المرور الحالية',
  next: 'كلمة المرور الجديدة',
  done: 'تم تغيير كلمة المرور',
  elsewhere: 'تبقى داخلاً هنا، وتخرج من أجهزتك الأخرى خلال ساعة.',
};

/** Below a field. */
export const CREDENTIAL_ERRORS = {
  'email-required': 'يرجى إدخال البريد الإلكتروني',
  'email-invalid': 'البريد الإلكتروني غير صحيح',
  'password-required': 'يرجى إدخال كلمة المرور',
  'password-short': `كلمة المرور ${PASSWORD_LENGTH} أحرف على الأقل`,
  'password-same': 'هذه كلمة المرور الحالية. اختر غيرها.',
  'password-guessable': 'كلمة المرور هذه سهلة التخمين. اختر غيرها، كعبارة من عدة كلمات.',
};

/** By failure (firebase/account.ts). The first three are from the specification, section 8. */
const MESSAGES = {
  'invalid-credentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة',
  'already-registered': 'يرجى تسجيل الدخول',
  unexpected: 'حدث خطأ غير متوقع',
  'email-invalid': CREDENTIAL_ERRORS['email-invalid'],
  'password-weak': 'كلمة المرور ضعيفة. اختر عبارة من 10 أحرف أو أكثر.',
  'account-disabled': 'هذا الحساب موقوف. تواصل مع الإدارة.',
  'link-expired': 'انتهت صلاحية هذا الرابط، أو استُعمل من قبل.',
  'too-many-attempts': 'محاولات كثيرة في وقت قصير. انتظر دقائق ثم حاول مرة أخرى.',
  network: 'تعذّر الاتصال. تحقّق من الإنترنت ثم حاول مرة أخرى.',
};

export type AccountAttempt =
  | 'sign-in'
  | 'sign-up'
  | 'reset'
  | 'new-password'
  | 'confirm-email'
  | 'change-password';
const TITLES: Readonly<Record<AccountAttempt, string>> = {
  /** Literal of the specification. */
  'sign-in': 'خطأ في تسجيل الدخول',
  'sign-up': 'خطأ في إنشاء الحساب',
  reset: 'خطأ في إرسال الرابط',
  'new-password': 'لم تتغيّر كلمة المرور',
  'confirm-email': 'لم يتأكّد البريد',
  /** As every failure inside the panel. */
  'change-password': ERROR_TITLE,
};

/** Title and text of an account failure (specification, section 8). */
export function wordsForAccountFailure(
  attempt: AccountAttempt,
  failure: keyof typeof MESSAGES,
): { readonly title: string; readonly text: string } {
  if (failure === 'already-registered')
    return { title: 'المستخدم موجود مسبقاً', text: MESSAGES[failure] };
  if (attempt === 'change-password' && failure === 'invalid-credentials')
    return { title: TITLES[attempt], text: 'كلمة المرور الحالية غير صحيحة' };
  return { title: TITLES[attempt], text: MESSAGES[failure] };
}
