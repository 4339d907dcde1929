import { describe, expect, it } from 'vitest';
import { readChargeList } from './charge-list';

const headings = 'order,charge,won,left,method';

describe('a list of charges', () => {
  it('is read with its columns in any order and others beside them', () => {
    const text =
      '\uFEFFDay,Method,Order,Charge,Won,Left\r\n2026-11-23, card ,H01-A,123,81000,0\r\n\r\n2026-11-23,account,H01-B,124,5000,5000\r\n';
    expect(readChargeList(text)).toEqual([
      { shopOrderNo: 'H01-A', pgCno: '123', charged: 81_000, left: 0, method: 'card' },
      { shopOrderNo: 'H01-B', pgCno: '124', charged: 5_000, left: 5_000, method: 'account' },
    ]);
  });

  it.each([
    ['without a heading', 'order,charge,won,method\n', 'left'],
    ['with a sum in words', `${headings}\nA,1,"81,000",0,card`, 'Line 2'],
    ['with a sum that is none', `${headings}\nA,1,81000,0,card\nB,1,-5,0,card`, 'Line 3'],
    ['with more left than was charged', `${headings}\nA,1,5,6,card`, 'Line 2'],
    ['paid by something else', `${headings}\nA,1,5,5,mobile`, 'Line 2'],
  ])('%s stops, and says where', (_name, text, where) => expect(() => readChargeList(text)).toThrow(where));
});
