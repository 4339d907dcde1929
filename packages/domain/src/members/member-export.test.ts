import { expect, it } from 'vitest';
import { getMemberExportExpiry } from './member-export';

const decidedAt = new Date('2026-11-29T12:00:00Z');

it('a confirmed export can be downloaded for 24 hours', () => {
  expect(getMemberExportExpiry({ state: 'confirmed', decidedAt })).toEqual(new Date('2026-11-30T12:00:00Z'));
});

it.each(['open', 'refused', 'withdrawn', 'lapsed'] as const)('an export that is %s cannot be downloaded', (state) => {
  expect(getMemberExportExpiry({ state, decidedAt: state === 'open' ? null : decidedAt })).toBeNull();
});
