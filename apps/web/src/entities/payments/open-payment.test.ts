import { toCode } from '@dining/domain/shared/codes';
import { expect, it } from 'vitest';
import { getOpenPayment, type OpenPayment, saveOpenPayment } from './open-payment';

const payment: OpenPayment = {
  shopOrderNo: toCode('A'),
  holdUntil: '2026-03-10T03:10:00.000Z',
  canRenew: true,
  page: '/reservation/prod/payment',
  hold: {
    dinCode: toCode('D302'),
    prodCode: toCode('P30201'),
    visit: { date: '2026-03-13', time: '18:00' },
    seats: 2,
    dinRoomCode: null,
    units: 2,
  },
};

const storedPayments: [string, Partial<OpenPayment>][] = [
  ['in progress', {}],
  [
    'with the result of its window',
    { returnResult: { resMsg: '', providerResult: { resCd: '0000', authorizationId: 'a1' } } },
  ],
  [
    'that has returned with its reservation in the same window',
    { returnResult: { resMsg: '', resvCode: toCode('R1') } },
  ],
];

it.each(storedPayments)('a stored payment %s is restored unchanged', (_case, changes) => {
  saveOpenPayment({ ...payment, ...changes });
  expect(getOpenPayment()).toEqual({ ...payment, ...changes });
});
