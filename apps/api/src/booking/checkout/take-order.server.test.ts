import { afterAll, beforeAll, expect, it } from 'vitest';
import { dinnerOrder, openPayingHouse, type PayingHouse } from '../../../test/paying-house';

let house: PayingHouse;
beforeAll(async () => {
  house = await openPayingHouse({ HOLD_MAX_PER_VISITOR: '100' });
});
afterAll(() => house.close());

it('attempts of one visitor at the same time never wait for each other in a circle', async () => {
  const guest = await house.guest();
  const at = (time: string) => guest.post('/ordersheet/prepay', dinnerOrder({ resvDate: `2026-03-16 ${time}` }));
  for (let round = 0; round < 8; round += 1) {
    const answers = await Promise.all(['18:00', '18:30', '19:00', '19:30', '18:00', '18:30'].map(at));
    // Of two for the same time the newer takes the place of the older, whose window may not have been opened yet.
    const told = answers.map(({ status, json }) => json.code ?? status);
    expect(told.filter((one) => one === 200).length).toBeGreaterThanOrEqual(4);
    expect(told.every((one) => one === 200 || one === 'superseded')).toBe(true);
  }
  // The server counts them up with a delay of a second.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  const { rows } = await house.database.pool.query<{ deadlocks: number }>(
    'SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()',
  );
  expect(rows).toEqual([{ deadlocks: 0 }]);
});
