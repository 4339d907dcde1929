import { expect, it } from 'vitest';
import { keepTogether } from './keep-together';

it.each([
  ['다시 예약하실 수 있습니다.', '다시 예약하실\u00a0수\u00a0있습니다.'],
  ['되돌리실 수 없습니다.', '되돌리실\u00a0수\u00a0없습니다.'],
  ['2027년 1월 3일(일) 18:00까지', '2027년\u00a01월\u00a03일(일) 18:00까지'],
  ['손님 수 확인', '손님 수 확인'],
])('only a bound noun and the parts of a date get no-break spaces in Korean: %s', (text, expected) => {
  expect(keepTogether(text, 'ko')).toBe(expected);
});

it('texts of other languages are unchanged', () => {
  expect(keepTogether('11월 28일', 'ja')).toBe('11월 28일');
});
