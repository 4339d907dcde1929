import { describe, expect, it } from 'vitest';
import { judgeCancellationDuringRefund, judgeExternalCancellation } from './external-cancellation';

const nothing = { verdict: 'nothing' };
const person = { verdict: 'manual_review' };
const whole = { verdict: 'apply', to: 'refunded', amount: 81_000, remain: 0 };
const part = { verdict: 'apply', to: 'partly_refunded', amount: 30_000, remain: 51_000 };

describe('a charge that the provider reports as cancelled', () => {
  it.each([
    ['whole, of a reservation', 'reserved', 'cancelled', 81_000, whole],
    ['whole, whatever sum was told', 'reserved', 'cancelled', 1, whole],
    ['in part', 'reserved', 'part_cancelled', 30_000, part],
    ['in part, without a sum', 'reserved', 'part_cancelled', null, person],
    ['in part, with the whole sum', 'reserved', 'part_cancelled', 81_000, person],
    ['in part, with nothing', 'reserved', 'part_cancelled', 0, person],
    ['and is not, as its status says', 'reserved', 'charged', 81_000, nothing],
    ['by ourselves', 'refunding', 'cancelled', 81_000, nothing],
    ['by ourselves, and it is written down', 'refunded', 'cancelled', 81_000, nothing],
    ['in part by ourselves, then whole', 'partly_refunded', 'cancelled', 51_000, person],
    ['and the provider tells of it no longer', 'reserved', 'not_found', 81_000, person],
    ['before it was written down', 'approving', 'cancelled', 81_000, nothing],
    ['while a person looks at it', 'manual', 'cancelled', 81_000, nothing],
  ] as const)('judges the notification: %s', (_name, state, status, told, verdict) => {
    expect(
      judgeExternalCancellation({ state, charged: 81_000, status, notifiedAmount: told, notifiedAt: null, recorded: null }),
    ).toEqual(verdict);
  });
});

describe('a charge that was partly refunded already', () => {
  const at = new Date('2026-03-11T12:00:00+09:00');
  const later = new Date('2026-03-11T12:00:07+09:00');
  const nextDay = new Date('2026-03-12T12:00:00+09:00');
  const desk = { amount: 30_000, at, by: 'desk' } as const;
  const us = { amount: 30_000, at: later, by: 'us' } as const;
  it.each([
    ['the same notification once more', desk, 30_000, at, nothing],
    ['the same once more, from a provider that tells no time', desk, 30_000, null, nothing],
    ['another sum', desk, 10_000, at, person],
    ['the same sum seven seconds after', desk, 30_000, later, person],
    ['no sum', desk, null, at, person],
    ['what we have given back ourselves', us, 30_000, at, nothing],
    ['more than that', us, 40_000, at, person],
    ['the same sum on the next day', us, 30_000, nextDay, person],
    ['a sum of which nothing is written', null, 30_000, at, person],
  ] as const)('judges the notification: %s', (_name, written, told, when, verdict) => {
    const cancel = { state: 'partly_refunded', charged: 81_000 } as const;
    for (const status of ['part_cancelled', 'not_found'] as const)
      expect(judgeExternalCancellation({ ...cancel, status, notifiedAmount: told, notifiedAt: when, recorded: written })).toEqual(
        verdict,
      );
  });
});

describe('a charge with a refund in progress', () => {
  const withFee = { amount: 72_900, remainAmount: 8_100 };
  const inFull = { amount: 81_000, remainAmount: 0 };
  it.each([
    ['whole, though a fee was to be kept', withFee, 'cancelled', 81_000, 'whole'],
    ['whole, whatever sum is told', withFee, 'cancelled', 8_100, 'whole'],
    ['whole, as was asked for', inFull, 'cancelled', 81_000, 'nothing'],
    ['by the part that was asked for', withFee, 'part_cancelled', 72_900, 'nothing'],
    ['by another part', withFee, 'part_cancelled', 30_000, 'manual_review'],
    ['by a part, where all was to go back', inFull, 'part_cancelled', 30_000, 'manual_review'],
    ['by a part without a sum', withFee, 'part_cancelled', null, 'manual_review'],
    ['not at all yet', withFee, 'charged', 72_900, 'nothing'],
    ['by what was asked for, of a charge that the provider tells of no longer', withFee, 'not_found', 72_900, 'nothing'],
    ['by another sum, of such a charge', withFee, 'not_found', 81_000, 'manual_review'],
    ['without a sum, of such a charge', withFee, 'not_found', null, 'nothing'],
  ] as const)('judges a refund %s', (_name, asked, status, told, verdict) => {
    expect(judgeCancellationDuringRefund({ status, notifiedAmount: told, asked })).toBe(verdict);
  });
});
