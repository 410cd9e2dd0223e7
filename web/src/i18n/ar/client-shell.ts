/** A page that is drawn in the browser, until it is. `store` is a link after `needsScript`. */
export const clientShellTexts = {
  loading: 'لحظة من فضلك',
  needsScript: 'تحتاج هذه الصفحة إلى جافاسكربت. فعّله في متصفّحك، أو عُد إلى',
  store: 'المتجر',
};
