import { expect, it } from 'vitest';
import { isVenueMailDue } from './venue-mail';

it.each([
  ['a minute more than a day before', '2026-03-12T17:59:00+09:00', false],
  ['exactly a day before', '2026-03-12T18:00:00+09:00', true],
  ['on the evening before', '2026-03-12T23:30:00+09:00', true],
  ['on the same afternoon', '2026-03-13T15:00:00+09:00', true],
  ['as the visit starts', '2026-03-13T18:00:00+09:00', true],
  ['a minute after it has started', '2026-03-13T18:01:00+09:00', false],
  ['a week before', '2026-03-06T18:00:00+09:00', false],
])('a restaurant gets a mail about a visit at 18:00, %s: $2', (_case, now, expected) => {
  expect(isVenueMailDue({ date: '2026-03-13', time: '18:00' }, new Date(now))).toBe(expected);
});
