import { expect, it } from 'vitest';
import { normalizePhoneText } from './normalize-phone';

it.each([
  ['digits', '01012345678', '01012345678'],
  ['hyphens', '010-1234-5678', '01012345678'],
  ['hyphens of other kinds', '010‐1234‑5678–1—2−3－4ー5ｰ6', '01012345678123456'],
  ['dots, slashes and middle dots', '010.1234/5678·9・0', '0101234567890'],
  ['spaces of any kind', ' 010\u00a01234\u30005678\t', '01012345678'],
  ['brackets', '(010) 1234［5678］', '01012345678'],
  ['full-width digits', '０１０１２３４５６７８', '01012345678'],
  ['Arabic digits', '٠١٠١٢٣٤٥٦٧٨', '01012345678'],
  ['Persian digits', '۰۱۰۱۲۳۴۵۶۷۸', '01012345678'],
  ['Devanagari digits', '०१०१२३४५६७८', '01012345678'],
  ['Thai digits', '๐๑๐๑๒๓๔๕๖๗๘', '01012345678'],
  ['invisible marks of direction', '\u202a010-1234-5678\u202c', '01012345678'],
  ['a byte-order mark', '\ufeff01012345678', '01012345678'],
  ['letters and emoji', '공일공 010😀abc1234', '0101234'],
  ['a leading plus', '+82 10-1234-5678', '+821012345678'],
  ['a plus in full width', '＋８１ ９０', '+8190'],
  ['a plus inside brackets', '(+82) 10-1234-5678', '+821012345678'],
  ['a plus behind words', 'tel: +82 10', '+8210'],
  ['a plus that leads nothing', '010+1234', '0101234'],
  ['two pluses', '++82 10', '+8210'],
  ['a plus alone', '+', '+'],
  ['nothing', '', ''],
  ['no digit', 'call me', ''],
])('keeps digits and a leading plus of %s', (_case, text, kept) => expect(normalizePhoneText(text)).toBe(kept));
