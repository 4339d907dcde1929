import { bakery, cake, dinner, grill } from './fixtures';
import type { Person } from './payment-test-server';

/** Dinner for two on a Friday, nothing said of who comes: the part of the payload that an order sheet keeps. */
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

/** Two cakes to be fetched that Friday: nobody is seated, and the time says nothing. */
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

/** What the server answers to an order sheet that it keeps. */
export const addSheet = async (who: Person, body: object = createSheetBody()) => {
  const { status, json } = await who.post('/ordersheet/add', body);
  if (status !== 200) throw new Error(JSON.stringify(json));
  return json;
};
