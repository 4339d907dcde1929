import { expect, it } from 'vitest';
import { getNameKey, isPersonName, nameLimit, parsePersonName } from './person-name';

it.each([
  ['Korean', '홍길동', '홍길동'],
  ['Korean in decomposed letters', '홍길동'.normalize('NFD'), '홍길동'],
  ['of two words, blanks around and between', '  Jane   Doe ', 'Jane Doe'],
  ['with an ideographic and a no-break space', '山田　花子\u00a0様', '山田 花子 様'],
  ['with an apostrophe and a hyphen', 'Mary-Ann O’Neil', 'Mary-Ann O’Neil'],
  ['Chinese', '王小明', '王小明'],
  ['Uyghur in Chinese, with a middle dot', '阿卜杜拉·买买提', '阿卜杜拉·买买提'],
  ['Japanese', 'マリア・山田', 'マリア・山田'],
  ['with a middle dot in half width', 'ﾏﾘｱ･ﾔﾏﾀﾞ', 'ﾏﾘｱ･ﾔﾏﾀﾞ'],
  ['with a double hyphen', 'ジャン＝ポール', 'ジャン＝ポール'],
  ['with an equals sign', 'Jean=Paul', 'Jean=Paul'],
  ['with brackets', '김철수(金哲洙)', '김철수(金哲洙)'],
  ['with square brackets', '[VIP] 김철수', '[VIP] 김철수'],
  ['with a Roman numeral', 'Henry Ⅲ', 'Henry Ⅲ'],
  ['with a Roman numeral in letters', 'Henry III', 'Henry III'],
  ['with an accent', 'Zoë', 'Zoë'],
  ['with a separate accent', 'Zoe\u0308', 'Zoë'],
  ['with a character outside the basic plane', '𠮷野家', '𠮷野家'],
  ['with a variation selector', '葛\u{e0100}城', '葛城'],
  ['with a zero-width space', '김\u200b철수', '김철수'],
  ['with a direction override', '\u202eKim\u202c', 'Kim'],
  ['with digits', 'R2D2', 'R2D2'],
  ['with initials', 'J.R.R.Tolkien', 'J.R.R.Tolkien'],
  ['with a slash', 'Kim/Lee', 'Kim/Lee'],
  ['with a less-than sign, without a tag', 'Kim < Lee', 'Kim < Lee'],
  ['of the greatest length', '가'.repeat(nameLimit), '가'.repeat(nameLimit)],
  ['of the greatest length, outside the basic plane', '𠮷'.repeat(nameLimit), '𠮷'.repeat(nameLimit)],
  ['markup', '<b>Jane</b>', null],
  ['markup that is not closed', 'Jane <img src=x', null],
  ['markup in full width', '＜b＞Jane', null],
  ['an entity', '&#60;b&#62;', null],
  ['a URL', 'http://evil.test', null],
  ['a URL without a scheme', 'win at evil.example', null],
  ['an e-mail address', 'jane@example.com', null],
  ['a NUL', 'Ja\0ne', null],
  ['half of a surrogate pair', 'Jane \ud83d', null],
  ['blanks alone', '   ', null],
  ['invisible characters alone', '\u200b\u3164\u2060', null],
  ['nothing', '', null],
  ['too long', '가'.repeat(nameLimit + 1), null],
])('a name is parsed, or rejected as null: %s', (_case, text, name) => {
  expect(parsePersonName(text)).toBe(name);
  if (name !== null) expect(isPersonName(text)).toBe(true);
});

it.each([
  ['a space', '김 철수', '김철수'],
  ['an ideographic space', '山田　花子', '山田花子'],
  ['decomposed letters', '김철수'.normalize('NFD'), '김철수'],
  ['case', 'MARY JANE', 'Mary Jane'],
  ['a hyphen of another kind', 'Mary‐Jane', 'Mary-Jane'],
  ['no hyphen', 'Mary Jane', 'Mary-Jane'],
  ['a middle dot of another kind', 'マリア･山田', 'マリア・山田'],
  ['no middle dot', '阿卜杜拉买买提', '阿卜杜拉·买买提'],
  ['a middle dot for a double hyphen', 'ジャン・ポール', 'ジャン＝ポール'],
  ['width', 'ＫＩＭ', 'Kim'],
  ['half-width kana', 'ﾔﾏﾀﾞ', 'ヤマダ'],
  ['a Roman numeral', 'Henry Ⅲ', 'Henry III'],
  ['an apostrophe of another kind', "O'Neil", 'O’Neil'],
  ['a separate accent', 'Zoe\u0308', 'Zoë'],
  ['an invisible character', '김\u200d철수', '김철수'],
  ['a variation selector', '葛\u{e0100}城', '葛城'],
])('two names are recognised as the same despite %s', (_case, name, otherName) =>
  expect(getNameKey(name)).toBe(getNameKey(otherName)),
);

it.each([
  ['another name', '김철수', '김철호'],
  ['another accent', 'Zoë', 'Zoe'],
  ['symbols only', '♥', '★'],
])('two names are distinguished: %s', (_case, name, otherName) =>
  expect(getNameKey(name)).not.toBe(getNameKey(otherName)),
);
