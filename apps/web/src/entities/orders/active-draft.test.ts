import { type ProdCode, toCode } from '@dining/domain/shared/codes';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import { createPickup, createProduct } from '../../../../../packages/domain/test/fixtures';
import { createClock } from '../../lib/clock';
import { createSearchStore } from '../search/search-state';
import { clearActiveDraft, findSheetId, setActiveDraft } from './active-draft';
import type { Order } from './order';
import { type OpenSheet, saveSheetId } from './order-sheets';

const prodCode = toCode<ProdCode>('P1');
const createSheet = (ordersheetId: string, resvDate: string, changes: Partial<OpenSheet> = {}) =>
  ({ ordersheetId, prodCode, resvDate, ...changes }) as OpenSheet;
const order = (time: string, ordered = createProduct()) =>
  ({ product: ordered, visit: { date: '2026-11-27', time } }) as unknown as Order;

const six = createSheet('six', '2026-11-27 18:00');
const seven = createSheet('seven', '2026-11-27 19:00');
const other = toCode<ProdCode>('P2');

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

it.each([
  ['the order sheet of the visit', [six], six, order('18:00'), 'six'],
  ['the order sheet of this tab after another time was chosen', [six], six, order('19:00'), 'six'],
  ['the order sheet of the visit if there are two', [six, seven], six, order('19:00'), 'seven'],
  ['no order sheet of another time that this tab does not edit', [six], seven, order('19:00'), undefined],
  ['no order sheet of another product', [six], six, order('18:00', createPickup({ prodCode: other })), undefined],
  ['no order sheet that is closed already', [], six, order('19:00'), undefined],
])('finds %s', async (_case, open, inHand, ordered, named) => {
  const queryClient = new QueryClient();
  const { change } = createSearchStore(queryClient, createClock());
  for (const one of open) await saveSheetId(change, queryClient, one);
  setActiveDraft(inHand);
  expect(findSheetId(queryClient, ordered)).toBe(named);
  clearActiveDraft();
});
