/** Payment by card or real-time bank transfer (Spec §9). */
export const paymentMethods = ['card', 'account'] as const;
export type PaymentMethod = (typeof paymentMethods)[number];
export const defaultPaymentMethod: PaymentMethod = 'card';

/** The guest's kind of device, for the layout of the provider's pages. */
export type Device = 'pc' | 'mobile';

/** The only `resCd` that means success (Spec §4 Payment popup). The server sends it for every provider's success. */
export const paymentSuccessCode = '0000';
export const isPaymentSuccess = (resCd: string): boolean => resCd === paymentSuccessCode;

/** Size of the payment window in CSS pixels (Spec §9). */
export const paymentPopup = { width: 700, height: 620 } as const;
