import type { KeptPolicy, PolicySnapshot } from '@dining/domain/orders/priced-order';
import type { LocalizedText } from '@dining/domain/shared/localized-text';

/** What the policy said that was agreed to with a row of `reservation`, in SQL; null for one of before, which has its text with it. */
export const agreedPolicyText = `(SELECT kept.text FROM policy_text kept WHERE kept.text_key = reservation.policy ->> 'textKey')`;

/** The policy of a reservation with what it said: its text by its key, or the one that a reservation of before has with it. */
export const policyAsAgreed = (
  { textKey: _key, description, ...policy }: KeptPolicy,
  text: LocalizedText | null,
): PolicySnapshot => ({
  ...policy,
  description: text ?? (description as LocalizedText),
});
