import { expect, it } from 'vitest';
import { createPageInfo } from './pagination';

it.each([
  ['the first of three pages', 25, 1, { currentPageNo: 1, lastPageNo: 3, offset: 0, from: 1, to: 10 }],
  ['the last one is shorter', 25, 3, { currentPageNo: 3, lastPageNo: 3, offset: 20, from: 21, to: 25 }],
  ['a page beyond the last is the last', 25, 9, { currentPageNo: 3, lastPageNo: 3, offset: 20, from: 21, to: 25 }],
  ['a page before the first is the first', 25, 0, { currentPageNo: 1, lastPageNo: 3, offset: 0, from: 1, to: 10 }],
  ['a full page is one page', 10, 1, { currentPageNo: 1, lastPageNo: 1, offset: 0, from: 1, to: 10 }],
  ['an empty list has one empty page', 0, 1, { currentPageNo: 1, lastPageNo: 1, offset: 0, from: 0, to: 0 }],
  [
    'a page that is not a number is the first',
    25,
    Number.NaN,
    { currentPageNo: 1, lastPageNo: 3, offset: 0, from: 1, to: 10 },
  ],
])('the page of a list is determined: %s', (_case, total, page, expected) => {
  expect(createPageInfo(total, page, 10)).toEqual({
    ...expected,
    recordCountPerPage: 10,
    totalRecordCount: total,
    firstPageNo: 1,
  });
});
