import { expect, it } from 'vitest';
import { translateHolidayName } from './holiday-names';

it.each([
  ['추석', 'Chuseok'],
  ['대체공휴일(3ㆍ1절)', 'Substitute holiday for Independence Movement Day'],
  ['임시공휴일(대통령선거)', 'Temporary holiday for Presidential election'],
  ['대체공휴일(설날)', 'Substitute holiday for Seollal'],
  ['누구도 모르는 날', undefined],
  ['대체공휴일(누구도 모르는 날)', undefined],
])('the English name of the holiday %s is %s', (korean, english) => {
  expect(translateHolidayName(korean)).toMatchObject({ default: korean, ko: korean });
  expect(translateHolidayName(korean).en).toBe(english);
});

it.each([
  ['1월 1일', '신정'],
  ['기독탄신일', '성탄절'],
  ['설날', '설날'],
])('the Korean name of the gazette’s holiday %s is %s', (korean, expected) => {
  expect(translateHolidayName(korean)).toMatchObject({ default: expected, ko: expected });
});
