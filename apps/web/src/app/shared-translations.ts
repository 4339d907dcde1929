import type { TextPart } from '@dining/i18n/site/load';

/**
 * Translations that every page needs: header, footer, buttons, error page. Pages that write also load those of
 * problems.
 */
export const sharedTranslations = ['common'] as const satisfies readonly TextPart[];
