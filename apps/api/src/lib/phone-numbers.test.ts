import { expect, it } from 'vitest';
import { parsePossiblePhone } from './phone-numbers';

it.each([
  ['010-1234-5678', '01012345678'],
  ['+82 10 1234 5678', '01012345678'],
  ['+81 90-1234-5678', '+819012345678'],
  ['+1 415 555 2671', '+14155552671'],
  ['+44 7700 900123', '+447700900123'],
  // The national prefix 0 is removed; a 0 that belongs to the number stays.
  ['+81 (0)90-1234-5678', '+819012345678'],
  ['＋８１９０１２３４５６７８', '+819012345678'],
  ['+39 06 1234 5678', '+390612345678'],
  ['+44 (0)20 7946 0958', '+442079460958'],
  ['+1 555 555', null],
  ['+999 1234 5678', null],
  ['02-123-4567', null],
  ['', null],
])('%s is parsed as %s', (written, phone) => expect(parsePossiblePhone(written)).toBe(phone));
