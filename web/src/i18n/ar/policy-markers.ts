/** Placeholders in policies, replaced from the settings. The default texts use them; a merchant's own need not. */
export const policyMarkers = { delivery: '{مدة التوصيل}', kept: '{مدة الحفظ}' };
