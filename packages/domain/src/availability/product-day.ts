import { findMeal } from './meal-windows';
import type { ProductUnavailability } from './product-at-visit';
import type { ProductSlot } from './product-slots';
import type { Slot } from './slots';

/** Refusals that mean gone, or too little left for this party; what else refuses is not offered on the day at all. */
const soldOutErrors: readonly ProductUnavailability[] = ['sold_out', 'no_room', 'day_sale_sold_out', 'person_limit'];

/** Why the product is not offered on a day (Spec §5); null where it is offered, full or not, and where nothing starts at all. */
export function findDayError(starts: readonly ProductSlot[]): ProductUnavailability | null {
  const refusals = starts.flatMap(({ answer }) => (answer.ok ? [] : [answer.error]));
  return refusals.find((error) => error !== 'past' && !soldOutErrors.includes(error)) ?? null;
}

/**
 * A product's start times as the modal shows them (Spec §2.3, §4): open, full or past. None on a day on which the product is not
 * offered, so that the calendar calls it closed and not full.
 */
export function toSlots(starts: readonly ProductSlot[]): Slot[] {
  if (findDayError(starts) !== null) return [];
  return starts.map(({ time, answer }): Slot => {
    const meal = findMeal(time);
    if (answer.ok) return { time, meal, state: 'open', seatsLeft: answer.seatsLeft, rooms: answer.rooms };
    return { time, meal, state: answer.error === 'past' ? 'past' : 'full', seatsLeft: 0, rooms: [] };
  });
}
