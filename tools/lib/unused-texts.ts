/** Patterns of texts that no code uses, by the reason why they stay. */
export const unusedTexts: Readonly<Record<string, readonly string[]>> = {
  'decision 5c: only the provider asks for card data, but the specification includes these texts': [
    'payment.card.*',
    'payment.alerts.card*',
  ],
  'loaded in the language of an inquiry, not by a key (apps/console/src/lib/answer-templates)': [
    'inquiryTemplates.texts.*',
  ],
};
