import { expect, it } from 'vitest';
import { getPageStatus } from './status';

it.each([
  ['main', 'shown', 200, true],
  ['promotionDetail', 'shown', 200, true],
  ['promotionDetail', 'ended', 200, false],
  ['promotionDetail', 'missing', 404, false],
  ['reservationDetail', 'ended', 200, false],
  ['reservationDetail', 'missing', 404, false],
  ['reservationSecondStep', 'missing', 404, false],
  ['restaurant', 'shown', 200, true],
  ['restaurant', 'missing', 404, false],
  ['login', 'shown', 200, false],
  ['reservationPayment', 'shown', 200, false],
  ['mypageMain', 'shown', 200, false],
  ['notFound', 'shown', 200, false],
  [undefined, 'shown', 404, false],
] as const)(
  'the page %s whose subject is %s is answered with %s, and may be indexed: %s',
  (page, subjectStatus, status, isIndexed) => expect(getPageStatus(page, subjectStatus)).toEqual({ status, isIndexed }),
);
