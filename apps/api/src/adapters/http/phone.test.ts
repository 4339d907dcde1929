import { expect, it } from 'vitest';
import { phoneOf } from './phone';

it.each([
  ['+82 10-1234-5678', '01012345678'],
  ['+82 010-1234-5678', '01012345678'],
  ['010-1234-5678', '01012345678'],
  ['01012345678', '01012345678'],
  ['+1 (415) 555-0132', '+14155550132'],
  ['+81 90-1234-5678', '+819012345678'],
  ['+82 2-123-4567', undefined],
  ['02-123-4567', undefined],
  ['+0 123', undefined],
  ['', undefined],
  [null, undefined],
  [undefined, undefined],
])('%s is %s', (written, read) => expect(phoneOf(written)).toBe(read));
