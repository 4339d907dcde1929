import { expect, it } from 'vitest';
import { formatPublicationTime, getDraftState, type PublicationPlan, planPublication } from './plan-publication';

const now = new Date('2026-12-01T00:00:00Z');
const past = { ok: false, error: 'past' } as const;

it.each<readonly [what: string, publishAt: string | null, PublicationPlan]>([
  ['now', null, { ok: true, publishAt: null }],
  ['in a minute', '2026-12-01T09:01', { ok: true, publishAt: new Date('2026-12-01T00:01:00Z') }],
  ['this minute', '2026-12-01T09:00', past],
  ['yesterday', '2026-11-30T09:00', past],
  ['on a day that does not exist', '2027-02-29T09:00', past],
  ['at a time that does not exist', '2027-02-28T24:00', past],
])('a plan to publish a draft %s has the result $2', (_what, publishAt, plan) => {
  expect(planPublication(publishAt, now)).toEqual(plan);
});

it('the time of a plan is shown as it was entered', () => {
  expect(formatPublicationTime(new Date('2026-12-01T00:01:00Z'))).toBe('2026-12-01T09:01');
});

it.each([
  ['open', null, null],
  ['planned', now, null],
  ['failed', null, [{}]],
] as const)('a draft has the state %s', (state, publishAt, problems) => {
  expect(getDraftState({ publishAt, problems })).toBe(state);
});
