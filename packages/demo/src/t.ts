import type { LocalizedText } from '@dining/domain/shared/localized-text';

/** A text of the demo group in its four languages; Korean, the house's own, is the default one (Spec §1). */
export const t = (ko: string, en: string, cn: string, ja: string): LocalizedText => ({ default: ko, ko, en, cn, ja });
