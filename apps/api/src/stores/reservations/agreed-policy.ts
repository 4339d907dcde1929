import type { PolicyRecord, PolicySnapshot } from '@dining/domain/orders/priced-order';
import type { LocalizedText } from '@dining/domain/shared/localized-text';

/** Returns the policy of a reservation with its shared text, or its own text if it was stored without a key. */
export const restorePolicy = (
  { textKey: _key, description, ...policy }: PolicyRecord,
  text: LocalizedText | null,
): PolicySnapshot => ({
  ...policy,
  description: text ?? (description as LocalizedText),
});
