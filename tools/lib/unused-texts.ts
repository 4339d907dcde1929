/** Texts that no code uses, by the reason why they stay. Texts of planned pages are listed until a page uses them. */
export const unusedTexts: Readonly<Record<string, readonly string[]>> = {
  'decision 5c: only the provider asks for card data, but the specification includes these texts': [
    'payment.card.*',
    'payment.alerts.card*',
  ],
  'loaded in the language of an inquiry, not by a key (apps/console/src/lib/templates)': ['inquiryTemplates.texts.*'],
};
