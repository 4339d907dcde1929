import { describe, expect, it } from 'vitest';
import { judgeDeskCancel } from './desk-cancel';

const nothing = { verdict: 'nothing' };
const person = { verdict: 'person' };
const whole = { verdict: 'follow', to: 'refunded', amount: 81_000, remain: 0 };
const part = { verdict: 'follow', to: 'partly_refunded', amount: 30_000, remain: 51_000 };

describe('a charge that the provider says was cancelled', () => {
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
    ['in part by ourselves', 'partly_refunded', 'part_cancelled', 30_000, nothing],
    ['in part by ourselves, then whole', 'partly_refunded', 'cancelled', 51_000, person],
    ['before it was written down', 'approving', 'cancelled', 81_000, nothing],
    ['while a person looks at it', 'manual', 'cancelled', 81_000, nothing],
  ] as const)('%s', (_name, state, status, told, verdict) => {
    expect(judgeDeskCancel({ state, charged: 81_000, status, told })).toEqual(verdict);
  });
});
