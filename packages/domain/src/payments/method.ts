/** How a guest pays: by card, or by real-time bank transfer (Spec §9). */
export const paymentMethods = ['card', 'account'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const defaultPaymentMethod: PaymentMethod = 'card';

/** What a guest sits at, for the layout of the provider's pages. */
export type Device = 'pc' | 'mobile';

/** The provider's only code that means yes; every other one means no (Spec §4 Payment popup). */
export const providerSuccessCode = '0000';
export const isProviderSuccess = (resCd: string): boolean => resCd === providerSuccessCode;

/** The payment window in CSS pixels (Spec §9). */
export const paymentPopup = { width: 700, height: 620 } as const;
