import type { Language } from './formats';

/**
 * Inserts no-break spaces where Korean must not break a line: around the bound noun of `예약하실 수 있습니다` and between the
 * parts of `11월 28일`. Returns texts of other languages unchanged. For pages and HTML mails only, because an SMS has no
 * no-break space.
 */
export const keepTogether = (text: string, language: Language): string =>
  language === 'ko'
    ? text.replace(/ 수 (?=[있없])/g, '\u00a0수\u00a0').replace(/(\d[년월]) (?=\d)/g, '$1\u00a0')
    : text;
