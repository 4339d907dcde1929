import { findMeal } from '@dining/domain/availability/meal-windows';
import { expect, it } from 'vitest';
import { venues } from './all';

const sittings = venues.flatMap(({ code, sittings: venueSittings }) =>
  venueSittings.map((sitting) => ({ code, ...sitting })),
);

it.each(sittings)(
  'the sitting of venue $code from $from to $to has start times that belong to its meal and are within its hours',
  (sitting) => {
    expect(sitting.starts.length).toBeGreaterThan(0);
    for (const start of sitting.starts) {
      expect(findMeal(start)).toBe(sitting.meal);
      expect(start >= sitting.from && start < sitting.to, start).toBe(true);
    }
  },
);
