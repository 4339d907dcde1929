import { describe, expect, it } from 'vitest';
import type { ProductAvailability, ProductUnavailability } from './product-at-visit';
import { findDayError, toSlots } from './product-day';

const freeProduct: ProductAvailability = { ok: true, seatsLeft: 4, rooms: [] };
const createAvailability = (state: string): ProductAvailability =>
  state === 'free' ? freeProduct : { ok: false, error: state as ProductUnavailability, remaining: null };
const createStarts = (states: readonly string[]) =>
  states.map((state, index) => ({ time: `${18 + index}:00`, availability: createAvailability(state) }));

describe('the start times of a product on a day', () => {
  it.each([
    ['free and full', ['free', 'sold_out'], ['18:00 open', '19:00 full'], null],
    ['the evening has begun', ['past', 'free'], ['18:00 past', '19:00 open'], null],
    ["the day's units are sold out", ['day_sale_sold_out', 'day_sale_sold_out'], ['18:00 full', '19:00 full'], null],
    ['no room holds the party', ['no_room'], ['18:00 full'], null],
    ['not on this weekday', ['wrong_weekday', 'wrong_weekday'], [], 'wrong_weekday'],
    ['today, but not on this weekday: closed, not merely past', ['past', 'wrong_weekday'], [], 'wrong_weekday'],
    ['not for a party of this size', ['no_deposit_band'], [], 'no_deposit_band'],
    ['before the lead time of a pickup', ['pickup_lead_time'], [], 'pickup_lead_time'],
    ['no start time', [], [], null],
  ])('become slots, or no slots and an error of the day: %s', (_case, states, expected, dayError) => {
    const starts = createStarts(states);
    expect(toSlots(starts).map(({ time, state }) => `${time} ${state}`)).toEqual(expected);
    expect(findDayError(starts)).toBe(dayError);
  });
});
