import type { PaymentForm } from '@dining/domain/reservations/payment-form';
import type { Language } from '@dining/domain/shared/language';
import type { Consent } from '@dining/domain/terms/agreed-texts';
import { paymentTermsKinds } from '@dining/domain/terms/agreed-texts';
import type { PolicyVersion, TermsVersion } from '../../stores/orders/agreed-texts';

/**
 * Each text that the final box covers, in the version in effect, and the allergy's own consent where it was given. The instant is that of
 * the order which carries the ticked box: one that is sent again, after a declined payment, has its own.
 */
export function consentsOf(
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
