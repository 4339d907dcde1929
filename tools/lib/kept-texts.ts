/** Texts that nothing says, each with its reason. Those of pages to come stand here until their page says them. */
export const keptTexts: Readonly<Record<string, readonly string[]>> = {
  'decision 5c: the provider asks for card data, no page of ours; the specification has their words all the same': [
    'payment.card.*',
    'payment.alerts.card*',
  ],
};
