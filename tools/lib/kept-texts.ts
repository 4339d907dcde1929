/** Unused texts, each with its reason. Texts of planned pages are listed until their page uses them. */
export const keptTexts: Readonly<Record<string, readonly string[]>> = {
  'decision 5c: the provider asks for card data, no page of ours; the specification has their words all the same': [
    'payment.card.*',
    'payment.alerts.card*',
  ],
  'loaded in the language of an inquiry, not by a key (apps/console/src/lib/templates)': ['inquiryTemplates.texts.*'],
};
