import { expect, it } from 'vitest';
import { checkInquiry, getInquiryStatus } from './checks';

it.each([
  ['all fields', 'D1', 'Parking', 'Is there any?', 'ok'],
  ['no field: the venue comes first', '', '', '', 'venue_required'],
  ['no title', 'D1', ' ', '', 'title_required'],
  ['no content', 'D1', 'Parking', '\n', 'content_required'],
])('an inquiry is checked: %s is $4', (_case, dinCode, title, content, expected) => {
  const checkResult = checkInquiry({ dinCode, title, content });
  expect(checkResult.ok ? 'ok' : checkResult.error).toBe(expected);
});

it.each([
  ['Y', 'answered'],
  ['N', 'waiting'],
  ['', 'waiting'],
])('the status of an inquiry with qnaAnsYn “%s” is %s', (flag, status) => expect(getInquiryStatus(flag)).toBe(status));
