import { type CheckResult, err, ok } from '../shared/result';
import { normalizePlain } from '../shared/typed-text';

/**
 * Words and characters that the address service rejects as SQL injection (facts on integrations §4.1). No street name
 * contains them.
 */
const injectionPattern =
  /[%=><[\]]|\b(?:or|select|insert|delete|update|create|drop|exec|union|fetch|declare|truncate)\b/gi;

export type KeywordError = 'keyword_short' | 'keyword_long' | 'keyword_letterless' | 'keyword_broad';

/** Matches the Korean name of a province or metropolitan city alone, which has too many results. */
const provincePattern =
  /^(?:서울|부산|대구|인천|광주|대전|울산|세종|경기|강원|충북|충남|전북|전남|경북|경남|제주)(?:특별시|광역시|특별자치시|특별자치도|도|시)?$/;

/** Cleans typed text for the search: removes characters and words that the service rejects, and repeated spaces. */
export const cleanKeyword = (text: string): string =>
  normalizePlain(normalizePlain(text).replace(injectionPattern, ' '));

/** Checks a cleaned keyword before it is sent to the address service. */
export function checkKeyword(keyword: string): CheckResult<KeywordError> {
  const length = [...keyword].length;
  if (length < 2) return err('keyword_short');
  // The service accepts 80 bytes (two for a Hangul syllable), and numbers of at most ten digits.
  const width = [...keyword].reduce((sum, character) => sum + (character > '\u00ff' ? 2 : 1), 0);
  if (width > 80 || /\d{11}/.test(keyword)) return err('keyword_long');
  if (!/\p{L}/u.test(keyword)) return err('keyword_letterless');
  return provincePattern.test(keyword) ? err('keyword_broad') : ok;
}
