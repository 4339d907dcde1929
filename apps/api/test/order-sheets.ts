import { bakery, cake, dinner, grill } from './fixtures';
import type { TestClient } from './payment-test-server';

/** Returns the body of an order sheet: dinner for two on a Friday. */
export const createSheetBody = (changes = {}) => ({
  dinCode: grill,
  prodCode: dinner,
  resvType: 'table',
  resvDate: '2026-03-13 18:00',
  resvAdultCnt: 2,
  resvKidCnt: 0,
  resvProdAddList: [{ menuIndex: 1, prodAddNum: 1 }],
  ...changes,
});

/** Returns the body of an order sheet: two cakes to pick up that Friday. */
export const createCakeSheetBody = (changes = {}) =>
  createSheetBody({
    dinCode: bakery,
    prodCode: cake,
    resvType: 'pickup',
    resvDate: '2026-03-13 00:00',
    resvAdultCnt: 0,
    prodPickupNum: 2,
    resvProdAddList: [],
    ...changes,
  });

/**
 * Adds an order sheet.
 * @throws Error with the response if it is refused
 */
export const addSheet = async (client: TestClient, body: object = createSheetBody()) => {
  const { status, json } = await client.post('/ordersheet/add', body);
  if (status !== 200) throw new Error(JSON.stringify(json));
  return json;
};
