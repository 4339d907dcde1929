import type { PaymentForm } from '@dining/domain/reservations/payment-form';
import type { Language } from '@dining/domain/shared/language';
import type { Consent } from '@dining/domain/terms/agreed-texts';
import { paymentTermsKinds } from '@dining/domain/terms/agreed-texts';
import type { PolicyVersion, TermsVersion } from '../../stores/orders/agreed-texts';

/**
 * Lists the consents that the final checkbox gives: each text in its current version, and the allergy consent if it was
 * given. They carry the time of the order, which a retry after a declined payment renews.
 */
export function listConsents(
  terms: readonly TermsVersion[],
  policy: PolicyVersion,
  form: PaymentForm,
  language: Language,
  now: Date,
): Consent[] {
  const at = now.toISOString();
  const covered = terms
    .filter(({ termsTypeCode }) => paymentTermsKinds.some((kind) => kind === termsTypeCode))
    .map(({ termsTypeCode, termsSeq, version }) => ({ kind: termsTypeCode, termsSeq, version, language, at }));
  const cancellation = { kind: 'cancellation', termsSeq: policy.payPlcySeq, version: policy.version, language, at };
  const allergy = { kind: 'allergy', termsSeq: null, version: '1', language, at };
  return [...covered, cancellation, ...(form.allergy.answer === 'exist' && form.allergy.consent ? [allergy] : [])];
}
