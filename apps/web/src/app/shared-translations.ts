import type { TextPart } from '@dining/i18n/site/load';

/** What every page says: header, footer, buttons, the error page. Problems are told by pages that write. */
export const sharedTranslations = ['common'] as const satisfies readonly TextPart[];
