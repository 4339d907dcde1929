import type { Language } from '@dining/domain/shared/language';

/**
 * Rules for line breaks in each language, as in the site's `theme.css`. Korean and English break between words,
 * Japanese between phrases, Chinese anywhere. `text` is for running text. `value` is for titles and the cells of fact
 * tables, which in Chinese break only between clauses.
 */
export const lineBreaks: Readonly<Record<Language, { readonly text: string; readonly value: string }>> = {
  ko: {
    text: 'word-break:keep-all;overflow-wrap:break-word',
    value: 'word-break:keep-all;overflow-wrap:break-word',
  },
  en: { text: 'word-break:normal;overflow-wrap:break-word', value: 'word-break:normal;overflow-wrap:break-word' },
  cn: {
    text: 'word-break:normal;line-break:strict;overflow-wrap:anywhere',
    value: 'word-break:keep-all;line-break:strict;overflow-wrap:anywhere',
  },
  ja: {
    text: 'word-break:auto-phrase;line-break:strict;overflow-wrap:anywhere',
    value: 'word-break:auto-phrase;line-break:strict;overflow-wrap:anywhere',
  },
};
