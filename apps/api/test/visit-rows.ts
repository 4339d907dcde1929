import { type ResvCode, type ShopOrderNo, toCode } from '@dining/domain/shared/codes';
import type { reservation } from '../src/db/schema/reservations';
import { dinner, grill, H01, localize, mina } from './fixtures';

type Row = typeof reservation.$inferInsert;

/** Creates the row of Mina's dinner at the grill ten days ago, with the code `R` and a number. */
export const createVisitRow = (number: number, changes: Partial<Row> = {}): Row => ({
  resvCode: toCode<ResvCode>(`R${number}`),
  shopOrderNo: toCode<ShopOrderNo>(`O${number}`),
  htlCode: H01,
  dinCode: grill,
  prodCode: dinner,
  userId: mina.userId,
  guestId: 'h',
  bookerName: '김미나',
  bookerPhone: '010-1234-5678',
  bookerEmail: mina.userId,
  visitorName: '김미나',
  visitorPhone: '010-1234-5678',
  reservationType: 'table',
  visitDay: '2026-03-01',
  visitTime: '18:00',
  adults: 2,
  kids: 0,
  language: 'ko',
  productName: localize('Dinner'),
  takesDeposit: false,
  saleZone: 'D',
  orderAmount: 0,
  productDiscount: 0,
  memberDiscount: 0,
  payAmount: 0,
  payMethod: 'none',
  policy: { payPlcySeq: 1, version: '1', reservationBased: true, tiers: [], description: localize('Free') },
  consents: [],
  ...changes,
});
