import { expect, it } from 'vitest';
import { createFocalPoint, listMissingAlts, toLocalizedAlt, toPictureAlt } from './catalogue-pictures';

it.each([
  ['the middle', 50, 50, { x: 50, y: 50 }],
  ['a corner', 0, 100, { x: 0, y: 100 }],
  ['a fraction of a percent', 33.4, 66.6, { x: 33, y: 67 }],
  ['a point outside of the picture', -4, 130, { x: 0, y: 100 }],
])('a focal point is inside the picture, in whole percent: %s', (_case, x, y, point) => {
  expect(createFocalPoint(x, y)).toEqual(point);
});

it.each([
  ['all texts', { ko: '달 아래 식탁', en: 'A table', cn: '餐桌', ja: '食卓' }, []],
  ['a blank text', { ko: '달 아래 식탁', en: ' ', cn: '餐桌', ja: '食卓' }, ['en']],
  ['no text', { ko: '', en: '', cn: '', ja: '' }, ['ko', 'en', 'cn', 'ja']],
])('the languages without an alternative text are listed: %s', (_case, alt, missing) => {
  expect(listMissingAlts(alt)).toEqual(missing);
});

it.each([
  ['Korean, if it exists', { ko: '식탁', en: 'A table', cn: '', ja: '' }, '식탁'],
  ['else the first that exists', { ko: '', en: '', cn: '餐桌', ja: '食卓' }, '餐桌'],
  ['empty if there is none', { ko: '', en: '', cn: '', ja: '' }, ''],
])('the default of an alternative text is %s', (_case, alt, text) => {
  expect(toLocalizedAlt(alt).default).toBe(text);
  expect(toPictureAlt(toLocalizedAlt(alt))).toEqual(alt);
});
