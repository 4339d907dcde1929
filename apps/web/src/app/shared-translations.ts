import type { TextPart } from '@dining/i18n/site/load';

export const sharedTranslationParts = ['common'] as const satisfies readonly TextPart[];
