import type { PolicySnapshot } from '@dining/domain/orders/priced-order';
import type { LocalizedText } from '@dining/domain/shared/localized-text';

/** What the policy said that was agreed to with a row of `reservation`, in SQL; null for one of before, which has its text with it. */
export const agreedPolicyText = `(SELECT kept.text FROM policy_text kept WHERE kept.text_key = reservation.policy ->> 'textKey')`;

/** The policy of a reservation with what it said. */
export const policyAsAgreed = (policy: PolicySnapshot, text: LocalizedText | null): PolicySnapshot =>
  text === null ? policy : { ...policy, description: text };
