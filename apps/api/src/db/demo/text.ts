import type { LocalizedText } from '@dining/domain/shared/localized-text';

/** One text in the four languages; Korean is also the default (Spec §1). */
export const t = (ko: string, en: string, cn: string, ja: string): LocalizedText => ({ default: ko, ko, en, cn, ja });
