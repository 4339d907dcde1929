import { expect, it } from 'vitest';
import { createPageHref } from './page-href';

it('the URL of a page has codes in the path and other values in the query', () => {
  const codes = { dinCode: 'D001', prodCode: 'P 1/2' };
  expect(createPageHref('reservationDetail', codes, { adultCount: 2 })).toBe(
    '/reservation/prod/detail/D001/P%201%2F2?adultCount=2',
  );
});
