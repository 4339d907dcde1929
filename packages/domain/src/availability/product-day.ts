import { findMeal } from './meal-windows';
import type { ProductUnavailability } from './product-at-visit';
import type { ProductSlot } from './product-slots';
import type { Slot } from './slots';

/**
 * Errors that mean sold out, or not enough left for this party or person. All others but `past` mean that the product
 * is not offered that day.
 */
const soldOutErrors: readonly ProductUnavailability[] = ['sold_out', 'no_room', 'day_sale_sold_out', 'person_limit'];

/**
 * Finds why the product is not offered on a day (Spec §5). Returns null if it is offered (full or not) or has no start
 * time.
 */
export function findDayError(starts: readonly ProductSlot[]): ProductUnavailability | null {
  const errors = starts.flatMap(({ availability }) => (availability.ok ? [] : [availability.error]));
  return errors.find((error) => error !== 'past' && !soldOutErrors.includes(error)) ?? null;
}

/**
 * Converts a product's start times to the slots of the reservation modal (Spec §2.3, §4). Returns none if the product
 * is not offered that day, so that the calendar shows the day as closed and not as full.
 */
export function toSlots(starts: readonly ProductSlot[]): Slot[] {
  if (findDayError(starts) !== null) return [];
  return starts.map(({ time, availability }): Slot => {
    const meal = findMeal(time);
    if (availability.ok)
      return { time, meal, state: 'open', seatsLeft: availability.seatsLeft, rooms: availability.rooms };
    return { time, meal, state: availability.error === 'past' ? 'past' : 'full', seatsLeft: 0, rooms: [] };
  });
}
