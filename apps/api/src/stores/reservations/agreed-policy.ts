import type { PolicyRecord, PolicySnapshot } from '@dining/domain/orders/priced-order';
import type { LocalizedText } from '@dining/domain/shared/localized-text';

/** Returns the policy of a reservation with what it said: the text of its key, or its own text where it has no key. */
export const restorePolicy = (
  { textKey: _key, description, ...policy }: PolicyRecord,
  text: LocalizedText | null,
): PolicySnapshot => ({
  ...policy,
  description: text ?? (description as LocalizedText),
});
