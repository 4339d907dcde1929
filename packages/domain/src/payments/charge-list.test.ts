import { describe, expect, it } from 'vitest';
import { parseChargeList } from './charge-list';

const headings = 'order,charge,won,left,method';
const firstCharge = { shopOrderNo: 'H01-A', chargeId: '123', charged: 81_000, left: 0, method: 'card' };

describe('a list of charges', () => {
  it.each([
    ['with commas', ','],
    ['with tabs, as a spreadsheet copies it', '\t'],
  ])('%s is parsed with its columns in any order, and without other columns and blank lines', (_case, separator) => {
    const rows = [
      ['Day', 'Method', 'Order', 'Charge', 'Won', 'Left'],
      ['2026-11-23', ' card ', 'H01-A', '123', '81000', '0'],
      [''],
      ['2026-11-23', 'account', 'H01-B', '124', '5000', '5000'],
    ];
    const text = `\uFEFF${rows.map((cells) => cells.join(separator)).join('\r\n')}\r\n`;
    expect(parseChargeList(text)).toEqual({
      ok: true,
      charges: [
        { line: 2, charge: firstCharge },
        {
          line: 4,
          charge: {
            ...firstCharge,
            shopOrderNo: 'H01-B',
            chargeId: '124',
            charged: 5_000,
            left: 5_000,
            method: 'account',
          },
        },
      ],
    });
  });

  it.each([
    ['headings are missing', 'order,charge,won\n', { type: 'headings_missing', missing: ['left', 'method'] }],
    [
      'a line has too many cells',
      `${headings}\nA,1,"81,000",0,card`,
      { type: 'cell_count_mismatch', line: 2, count: 6, expected: 5 },
    ],
    ['a sum is negative', `${headings}\nA,1,5,0,card\nB,1,-5,0,card`, { line: 3, column: 'won', cell: '-5' }],
    ['nothing was charged', `${headings}\nA,1,0,0,card`, { line: 2, column: 'won', cell: '0' }],
    ['more is left than was charged', `${headings}\nA,1,5,6,card`, { line: 2, column: 'left', cell: '6' }],
    ['a sum is missing', `${headings}\nA,1,5,,card`, { line: 2, column: 'left', cell: '' }],
    ['the method is unknown', `${headings}\nA,1,5,5,mobile`, { line: 2, column: 'method', cell: 'mobile' }],
    ['the charge has a space', `${headings}\nA,ab 12,5,5,card`, { line: 2, column: 'charge', cell: 'ab 12' }],
    ['the order has a space', `${headings}\nA B,1,5,5,card`, { line: 2, column: 'order', cell: 'A B' }],
  ])('is refused if %s', (_case, text, error) => {
    expect(parseChargeList(text)).toMatchObject({ ok: false, error });
  });
});
