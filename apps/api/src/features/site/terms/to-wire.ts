import { encodeCancelPolicy } from '@dining/contract/codecs/cancel-policy';
import { encodeText } from '@dining/contract/codecs/text';
import {
  type PayPolicyWire,
  type TermsHeadingWire,
  type TermsWire,
  termsTypeCodeSchema,
} from '@dining/contract/site/terms';
import type { StoredPolicy } from '../../../stores/cancellation/cancel-policies';
import type { StoredTerms } from '../../../stores/terms/terms';

export const headingToWire = (terms: StoredTerms): TermsHeadingWire => ({
  htlCode: terms.htlCode,
  termsSeq: terms.termsSeq,
  termsTypeCode: termsTypeCodeSchema.parse(terms.termsTypeCode),
  ...encodeText('termsType', terms.title),
  termsVersion: terms.version,
});

export const termsToWire = (terms: StoredTerms): TermsWire => ({
  ...headingToWire(terms),
  ...encodeText('termsContent', terms.content),
});

export const policyToWire = (policy: StoredPolicy): PayPolicyWire => ({
  payPlcySeq: policy.payPlcySeq,
  htlCode: policy.htlCode,
  dinCode: policy.dinCode,
  payPlcyVersion: policy.version,
  ...encodeCancelPolicy(policy),
  ...encodeText('payCancelDesc', policy.description),
});
