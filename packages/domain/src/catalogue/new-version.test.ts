import { describe, expect, it } from 'vitest';
import { parseSeoulTime } from '../../test/fixtures';
import { toSeoul } from '../shared/seoul-time';
import { decideNewVersion, getNextVersion, getVersionState } from './new-version';

const now = parseSeoulTime('2026-11-20 10:00');
const formatSeoul = (instant: Date): string => `${toSeoul(instant).date} ${toSeoul(instant).time}`;

describe('on 20 November at 10:00', () => {
  it.each<readonly [sentence: string, from: string | null, latest: string | undefined, decision: string]>([
    ['the first version without a day comes into effect at once', null, undefined, '2026-11-20 10:00'],
    ['a later version needs a day', null, '2025-01-01 00:00', 'in_effect'],
    ['the first version may be in effect from today, midnight', '2026-11-20', undefined, '2026-11-20 00:00'],
    ['the first version may be in effect from a later day', '2026-12-01', undefined, '2026-12-01 00:00'],
    ['the first version cannot be in effect from yesterday', '2026-11-19', undefined, 'past'],
    ['a later version cannot be in effect from yesterday', '2026-11-19', '2025-01-01 00:00', 'past'],
    ['a later version cannot be in effect from today', '2026-11-20', '2025-01-01 00:00', 'in_effect'],
    ['a later version may be in effect from tomorrow', '2026-11-21', '2025-01-01 00:00', '2026-11-21 00:00'],
    ['a version may follow one of today by a day', '2026-11-21', '2026-11-20 10:00', '2026-11-21 00:00'],
    ['a version cannot replace one that starts on the same day', '2026-12-01', '2026-12-01 00:00', 'in_effect'],
    ['a version cannot start before one that is still to come', '2026-11-30', '2026-12-01 00:00', 'in_effect'],
    ['a version may start a day after one that is still to come', '2026-12-02', '2026-12-01 00:00', '2026-12-02 00:00'],
    ['a day that does not exist is refused like a past one', '2026-11-31', undefined, 'past'],
    ['an empty day is refused like a past one', '', undefined, 'past'],
  ])('%s', (_sentence, from, latest, expected) => {
    const decision = decideNewVersion(from, latest === undefined ? undefined : parseSeoulTime(latest), now);
    expect(decision.ok ? formatSeoul(decision.effectiveAt) : decision.error).toBe(expected);
  });

  it.each<readonly [sentence: string, effectiveAt: string, others: readonly string[], state: string]>([
    ['the only version is in effect', '2025-01-01 00:00', [], 'in_effect'],
    ['a version that starts this minute is in effect', '2026-11-20 10:00', ['2025-01-01 00:00'], 'in_effect'],
    ['a version that starts in a minute is coming', '2026-11-20 10:01', ['2025-01-01 00:00'], 'coming'],
    ['a version with a newer one in effect is past', '2025-01-01 00:00', ['2026-11-20 10:00'], 'past'],
    ['a version stays in effect until the next one starts', '2025-01-01 00:00', ['2026-11-20 10:01'], 'in_effect'],
  ])('%s', (_sentence, effectiveAt, others, state) => {
    const all = [effectiveAt, ...others].map(parseSeoulTime);
    expect(getVersionState(parseSeoulTime(effectiveAt), all, now)).toBe(state);
  });
});

it('a version may start on the day that begins in Seoul although it is still the day before in London', () => {
  const justAfterMidnight = parseSeoulTime('2026-11-21 00:00');
  expect(decideNewVersion('2026-11-20', undefined, justAfterMidnight)).toEqual({ ok: false, error: 'past' });
  expect(decideNewVersion('2026-11-21', undefined, justAfterMidnight)).toEqual({
    ok: true,
    effectiveAt: justAfterMidnight,
  });
});

it.each<readonly [sentence: string, versions: readonly string[], next: string]>([
  ['the first version is number 1', [], '1'],
  ['version 2 follows version 1', ['1'], '2'],
  ['version 2 follows an imported version 1.0', ['1.0'], '2'],
  ['version 11 follows versions 9 and 10 in any order', ['10', '9'], '11'],
  ['names of versions that are not whole numbers do not count', ['1', '2.5', 'draft'], '2'],
])('%s', (_sentence, versions, next) => {
  expect(getNextVersion(versions)).toBe(next);
});
