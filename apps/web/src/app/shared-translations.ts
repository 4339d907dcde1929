import type { TextPart } from '@dining/i18n/site/load';

export const sharedTranslations = ['common'] as const satisfies readonly TextPart[];
