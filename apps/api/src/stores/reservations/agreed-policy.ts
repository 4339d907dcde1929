import type { PolicyRecord, PolicySnapshot } from '@dining/domain/orders/priced-order';
import type { LocalizedText } from '@dining/domain/shared/localized-text';

export const restorePolicy = (
  { textKey: _key, description, graceMinutes = 0, ...policy }: PolicyRecord,
  text: LocalizedText | null,
): PolicySnapshot => ({
  ...policy,
  graceMinutes,
  description: text ?? (description as LocalizedText),
});
