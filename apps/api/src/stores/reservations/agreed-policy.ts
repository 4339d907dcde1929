import type { PolicyRecord, PolicySnapshot } from '@dining/domain/orders/priced-order';
import type { LocalizedText } from '@dining/domain/shared/localized-text';

export const restorePolicy = (
  { textKey: _key, description, ...policy }: PolicyRecord,
  text: LocalizedText | null,
): PolicySnapshot => ({
  ...policy,
  description: text ?? (description as LocalizedText),
});
