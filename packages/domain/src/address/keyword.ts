import { type CheckResult, err, ok } from '../shared/result';
import { normalizePlain } from '../shared/typed-text';

/** Words and signs that the address service takes for an attack (facts on integrations §4.1). Nobody's street is called so. */
const attack = /[%=><[\]]|\b(?:or|select|insert|delete|update|create|drop|exec|union|fetch|declare|truncate)\b/gi;

/** Why an address cannot be searched for. */
export type KeywordFault = 'keyword_short' | 'keyword_long' | 'keyword_letterless' | 'keyword_broad';

/** Of these alone there are more addresses than anybody wants to see. */
const provinces =
  /^(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)(?:특별시|광역시|특별자치시|특별자치도|도|시)?$/;

/** What is searched for, of what was typed: no signs of an attack, single blanks. */
export const cleanKeyword = (typed: string): string => normalizePlain(normalizePlain(typed).replace(attack, ' '));

/** Whether a keyword, cleaned, is worth asking the service for; the site asks first, so that nobody waits for a refusal. */
export function checkKeyword(keyword: string): CheckResult<KeywordFault> {
  const letters = [...keyword].length;
  if (letters < 2) return err('keyword_short');
  // The service counts 80 bytes, two a Hangul.
  const width = [...keyword].reduce((sum, letter) => sum + (letter > '\u00ff' ? 2 : 1), 0);
  if (width > 80 || /\d{11}/.test(keyword)) return err('keyword_long');
  if (!/\p{L}/u.test(keyword)) return err('keyword_letterless');
  return provinces.test(keyword) ? err('keyword_broad') : ok;
}
