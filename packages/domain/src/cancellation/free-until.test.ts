import { expect, it } from 'vitest';
import { seoul } from '../../test/fixtures';
import { freeUntil } from './free-until';

const tier = (hoursBefore: number, feePercent: number) => ({ hoursBefore, feePercent });
const visit = { date: '2026-11-28', time: '19:00' };

it.each([
  ['two days ahead, then 10 and 20 %', [tier(48, 10), tier(24, 20)], '2026-11-26 19:00'],
  ['in any order', [tier(24, 20), tier(48, 10)], '2026-11-26 19:00'],
  ['a tier that keeps nothing is free', [tier(72, 0), tier(24, 20)], '2026-11-27 19:00'],
  ['nothing is ever kept', [tier(24, 0)], '2026-11-28 19:00'],
  ['no tiers', [], '2026-11-28 19:00'],
])('%s', (_case, tiers, until) =>
  expect(freeUntil({ policy: { reservationBased: false, tiers }, visit, isDeposit: false })).toEqual(seoul(until)),
);
