import type { PaymentForm } from '@dining/domain/reservations/payment-form';
import type { Language } from '@dining/domain/shared/language';
import type { Consent } from '@dining/domain/terms/agreed-texts';
import { paymentTermsKinds } from '@dining/domain/terms/agreed-texts';
import type { PolicyVersion, TermsVersion } from '../../stores/orders/terms-and-policies';

/** Version of the text beside the consent to store allergies (`payment.allergy.consent`). */
const allergyTextVersion = '1';

export const createAllergyConsent = (language: Language, now: Date): Consent => ({
  kind: 'allergy',
  termsSeq: null,
  version: allergyTextVersion,
  language,
  at: now.toISOString(),
});

/**
 * Lists the consents of an order: those that the final checkbox gives, to each text in its current version, and the
 * consent to store allergies if the guest gave it. All carry the time of the order. A retry after a declined payment is
 * a new order with a new time.
 */
export function listConsents(
  terms: readonly TermsVersion[],
  policy: PolicyVersion,
  form: Pick<PaymentForm, 'allergy'>,
  language: Language,
  now: Date,
): Consent[] {
  const at = now.toISOString();
  const termsConsents = terms
    .filter(({ termsTypeCode }) => paymentTermsKinds.some((kind) => kind === termsTypeCode))
    .map(({ termsTypeCode, termsSeq, version }) => ({ kind: termsTypeCode, termsSeq, version, language, at }));
  const policyConsent = { kind: 'cancellation', termsSeq: policy.payPlcySeq, version: policy.version, language, at };
  const isAllergyAgreed = form.allergy.answer === 'exist' && form.allergy.consent;
  return [...termsConsents, policyConsent, ...(isAllergyAgreed ? [createAllergyConsent(language, now)] : [])];
}
