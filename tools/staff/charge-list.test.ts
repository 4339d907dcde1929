import { describe, expect, it } from 'vitest';
import { parseChargeList } from './charge-list';

const headings = 'order,charge,won,left,method';

describe('parseChargeList', () => {
  it('accepts columns in any order and ignores unknown ones', () => {
    const text =
      '\uFEFFDay,Method,Order,Charge,Won,Left\r\n2026-11-23, card ,H01-A,123,81000,0\r\n\r\n2026-11-23,account,H01-B,124,5000,5000\r\n';
    expect(parseChargeList(text)).toEqual([
      { line: 2, charge: { shopOrderNo: 'H01-A', chargeId: '123', charged: 81_000, left: 0, method: 'card' } },
      { line: 4, charge: { shopOrderNo: 'H01-B', chargeId: '124', charged: 5_000, left: 5_000, method: 'account' } },
    ]);
  });

  it.each([
    ['without a heading', 'order,charge,won,method\n', 'left'],
    ['with a sum in words', `${headings}\nA,1,"81,000",0,card`, 'Line 2'],
    ['with a negative sum', `${headings}\nA,1,81000,0,card\nB,1,-5,0,card`, 'Line 3'],
    ['with more left than was charged', `${headings}\nA,1,5,6,card`, 'Line 2'],
    ['paid by something else', `${headings}\nA,1,5,5,mobile`, 'Line 2: method «mobile»'],
    [
      'with an invalid charge number',
      `${headings}\n${'A,1,5,5,card\n'.repeat(44)}A,ab 12,5,5,card`,
      'Line 46: charge «ab 12»',
    ],
    ['with an invalid order number', `${headings}\nA B,1,5,5,card`, 'Line 2: order «A B»'],
    ['with nothing charged', `${headings}\nA,1,0,0,card`, 'Line 2: won «0»'],
    ['with no sum at all', `${headings}\nA,1,5,,card`, 'Line 2: left «»'],
  ])('rejects a list %s and names its line', (_name, text, where) =>
    expect(() => parseChargeList(text)).toThrow(where),
  );
});
