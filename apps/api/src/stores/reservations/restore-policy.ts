import type { PolicyRecord, PolicySnapshot } from '@dining/domain/orders/priced-order';
import type { LocalizedText } from '@dining/domain/shared/localized-text';

/**
 * Returns the policy of a reservation with its text. `text` is the stored policy text; null if an earlier release has
 * stored the text in the reservation itself.
 */
export const restorePolicy = (
  { textKey: _key, description, graceMinutes = 0, ...policy }: PolicyRecord,
  text: LocalizedText | null,
): PolicySnapshot => ({
  ...policy,
  graceMinutes,
  description: text ?? (description as LocalizedText),
});
