import { asCode, type ProdCode } from '@dining/domain/shared/codes';
import { beforeEach, expect, it, vi } from 'vitest';
import { pickup, product } from '../../../../../packages/domain/test/fixtures';
import { forgetInHand, sheetOf, takeInHand } from './keep-sheet';
import type { Order } from './order';
import { type OpenSheet, rememberSheet } from './order-sheets';

const prodCode = asCode<ProdCode>('P1');
const sheet = (ordersheetId: string, resvDate: string, changes: Partial<OpenSheet> = {}) =>
  ({ ordersheetId, prodCode, resvDate, ...changes }) as OpenSheet;
const order = (time: string, ordered = product()) =>
  ({ product: ordered, visit: { date: '2026-11-27', time } }) as unknown as Order;

const six = sheet('six', '2026-11-27 18:00');
const seven = sheet('seven', '2026-11-27 19:00');
const other = asCode<ProdCode>('P2');

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

it.each([
  ['the sheet of the visit', [six], six, order('18:00'), 'six'],
  ['another time taken since: the sheet in hand', [six], six, order('19:00'), 'six'],
  ['of two the one of the visit', [six, seven], six, order('19:00'), 'seven'],
  ['none that this tab is not at', [six], seven, order('19:00'), undefined],
  ['none of another product', [six], six, order('18:00', pickup({ prodCode: other })), undefined],
  ['none that is closed already', [], six, order('19:00'), undefined],
])('names %s', async (_case, open, inHand, ordered, named) => {
  const { queryClient } = await import('../../lib/query-client');
  queryClient.clear();
  for (const one of open) await rememberSheet(one);
  takeInHand(inHand);
  expect(sheetOf(ordered)).toBe(named);
  forgetInHand();
});
