import { type ProdCode, toCode } from '@dining/domain/shared/codes';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPickupProduct, createProduct } from '../../../../../packages/domain/test/fixtures';
import { createClock } from '../../lib/clock';
import { createSearchStore } from '../search/search-state';
import { clearActiveSheet, findSheetId, setActiveSheet } from './active-sheet';
import type { Order } from './order';
import { addOpenSheet, type OpenSheet } from './order-sheets';

const prodCode = toCode<ProdCode>('P1');
const createSheet = (ordersheetId: string, resvDate: string, changes: Partial<OpenSheet> = {}) =>
  ({ ordersheetId, prodCode, resvDate, ...changes }) as OpenSheet;
const createOrder = (time: string, product = createProduct()) =>
  ({ product, visit: { date: '2026-11-27', time } }) as unknown as Order;

const sheetAtSix = createSheet('six', '2026-11-27 18:00');
const sheetAtSeven = createSheet('seven', '2026-11-27 19:00');
const otherProdCode = toCode<ProdCode>('P2');

beforeEach(() => {
  const storedItems = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storedItems.get(key) ?? null,
    setItem: (key: string, value: string) => storedItems.set(key, value),
    removeItem: (key: string) => storedItems.delete(key),
  });
});

it.each([
  ['the order sheet of the visit', [sheetAtSix], sheetAtSix, createOrder('18:00'), 'six'],
  ['the order sheet of this tab after another time was chosen', [sheetAtSix], sheetAtSix, createOrder('19:00'), 'six'],
  [
    'the order sheet of the visit if there are two',
    [sheetAtSix, sheetAtSeven],
    sheetAtSix,
    createOrder('19:00'),
    'seven',
  ],
  [
    'no order sheet of another time that this tab does not edit',
    [sheetAtSix],
    sheetAtSeven,
    createOrder('19:00'),
    undefined,
  ],
  [
    'no order sheet of another product',
    [sheetAtSix],
    sheetAtSix,
    createOrder('18:00', createPickupProduct({ prodCode: otherProdCode })),
    undefined,
  ],
  ['no order sheet that is closed already', [], sheetAtSix, createOrder('19:00'), undefined],
])('the reservation closes %s', async (_case, openSheets, activeSheet, orderToClose, expectedId) => {
  const queryClient = new QueryClient();
  const { change } = createSearchStore(queryClient, createClock());
  for (const sheet of openSheets) await addOpenSheet(change, queryClient, sheet);
  setActiveSheet(activeSheet);
  expect(findSheetId(queryClient, orderToClose)).toBe(expectedId);
  clearActiveSheet();
});
