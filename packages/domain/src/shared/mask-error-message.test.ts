import { describe, expect, it } from 'vitest';
import { maskErrorMessage } from './mask-error-message';

describe('a masked error message without data of a guest', () => {
  it.each([
    ["Cannot read properties of undefined (reading 'name')", "Cannot read properties of undefined (reading '*')"],
    ['items.map is not a function', 'items.map is not a function'],
    ['undefined is not an object (evaluating e.price)', 'undefined is not an object (evaluating e.price)'],
    ['Maximum call stack size exceeded', 'Maximum call stack size exceeded'],
    ["Can't find variable: gtag", "Can't find variable: gtag"],
    ['Minified React error #418; visit https://react.dev/errors/418?args[]=Jane', 'Minified React error #418'],
    ['two\n  lines\tand a tab', 'two lines and a tab'],
    ['', ''],
  ])('keeps the words of browsers and code: %s', (message, maskedMessage) =>
    expect(maskErrorMessage(message)).toBe(maskedMessage),
  );
});

describe('a masked error message with data that may come from a guest', () => {
  it.each([
    ['an e-mail address', 'no mailbox jane.doe@example.test here', 'no mailbox * here'],
    ['a phone number', 'call 010-1234-5678 or +821012345678', 'call * or +*'],
    ['a reservation number', 'no reservation 20260311-AB2CDEFGHJ', 'no reservation *'],
    ['a key', 'bad key q9Zr-TkW_1xYvB2nLs0aQw', 'bad key *'],
    ['a key without a digit', 'bad key qxZrTkWzxYvBtnLsaaQwlm', 'bad key *'],
    ['a URL of the site', 'Failed to parse URL from https://dining.example/r?key=abc', 'Failed to parse URL from *'],
    ['a path with a query', 'no route /reservation/complete?key=abcdef', 'no route *'],
    ['a value in quotes', 'Unexpected token "Jane" in "Jane Doe"', 'Unexpected token "*"'],
    [
      'a value with quotes in it',
      'Unexpected token h, "he said "Jane Doe" to me" is not valid JSON',
      'Unexpected token h, "*" is not valid JSON',
    ],
    ['a value without a closing quote', 'Unexpected end of "Jane Doe', 'Unexpected end of "*"'],
    ['a value in single quotes', "'Jane Doe' is not a valid value", "'*' is not a valid value"],
    ['a name with an apostrophe', "no guest 'Jane O'Brien' here", "no guest '*' here"],
    ['a value without a closing single quote', "no guest 'Jane Doe", "no guest '*'"],
    ['a value in back quotes', 'no guest `Jane Doe` here', 'no guest `*` here'],
    ['a name outside quotes', 'no guest Jane Doe, or Kim Min-jun', 'no guest *, or *-jun'],
    ['a Korean name', '홍길동 님의 예약 is not iterable', '* * * is not iterable'],
    ['a Chinese name in Chinese quotes', '“王小文” is not iterable', '* is not iterable'],
    ['digits of another script', 'call ０１０１２３４ or ٠١٢', 'call * or *'],
    ['half of a surrogate pair', 'bad \ud83d letter', 'bad * letter'],
  ])('hides %s', (_what, message, maskedMessage) => expect(maskErrorMessage(message)).toBe(maskedMessage));

  it.each([
    ['one long word', 'x'.repeat(5_000)],
    ['many words', 'a '.repeat(5_000)],
    ['single quotes', "'".repeat(5_000)],
    ['closing quotes', "a 'b".repeat(5_000)],
    ['opening quotes', '"a'.repeat(5_000)],
    ['e-mail addresses and queries', '@?='.repeat(5_000)],
    ['question marks', '?'.repeat(5_000)],
  ])('has a limited length, and is unchanged if it is masked again: %s', (_what, message) => {
    const maskedMessage = maskErrorMessage(message);
    expect(maskedMessage.length).toBeLessThanOrEqual(200);
    expect(maskErrorMessage(maskedMessage)).toBe(maskedMessage);
  });
});
