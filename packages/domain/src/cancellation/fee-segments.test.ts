import { expect, it } from 'vitest';
import { listFeeSegments } from './fee-segments';

it.each<[string, readonly [number, number][], readonly string[]]>([
  ['free until the visit without tiers', [], ['booking–0: 0%']],
  ['one fee in the last day', [[24, 20]], ['booking–24: 0%', '24–0: 20%']],
  [
    'tiers of 30 days and of 3 hours',
    [
      [720, 10],
      [3, 40],
    ],
    ['booking–720: 0%', '720–3: 10%', '3–0: 40%'],
  ],
  [
    'tiers that were typed in another order',
    [
      [3, 20],
      [48, 10],
    ],
    ['booking–48: 0%', '48–3: 10%', '3–0: 20%'],
  ],
  ['a fee above every cap as it is stated', [[24, 100]], ['booking–24: 0%', '24–0: 100%']],
  [
    'a fee that falls towards the visit as it is stated',
    [
      [48, 20],
      [24, 10],
    ],
    ['booking–48: 0%', '48–24: 20%', '24–0: 10%'],
  ],
  [
    'nothing of a tier without hours or without a fee',
    [
      [Number.NaN, 10],
      [24, Number.NaN],
      [12, 20],
    ],
    ['booking–12: 0%', '12–0: 20%'],
  ],
  [
    'nothing of hours or fees that no policy can have',
    [
      [0, 10],
      [-3, 10],
      [1.5, 10],
      [24, 101],
      [12, -1],
    ],
    ['booking–0: 0%'],
  ],
  [
    'the first of two tiers with the same hours',
    [
      [24, 10],
      [24, 20],
    ],
    ['booking–24: 0%', '24–0: 10%'],
  ],
  [
    'the valid one of two tiers with the same hours',
    [
      [24, Number.NaN],
      [24, 20],
    ],
    ['booking–24: 0%', '24–0: 20%'],
  ],
])('the time until the visit is divided: %s', (_case, pairs, segments) =>
  expect(
    listFeeSegments(pairs.map(([hoursBefore, feePercent]) => ({ hoursBefore, feePercent }))).map(
      ({ fromHours, untilHours, feePercent }) => `${fromHours ?? 'booking'}–${untilHours}: ${feePercent}%`,
    ),
  ).toEqual(segments),
);
