import { describe, expect, it } from 'vitest';
import { type ProdCode, toCode } from '../shared/codes';
import { parsePastedLimits } from './pasted-limits';

const products = [
  { prodCode: toCode<ProdCode>('P1'), names: ['Dinner', '디너'] },
  { prodCode: toCode<ProdCode>('P2'), names: ['Cake', '케이크'] },
  { prodCode: toCode<ProdCode>('P3'), names: ['Cake'] },
];
const parse = (text: string): string[] => {
  const { rows, errors } = parsePastedLimits(text, products);
  return [
    ...rows.map(({ prodCode, fromDay, toDay, limit }) => `${prodCode} ${fromDay} ${toDay} ${limit ?? 'none'}`),
    ...errors.map(({ line, code, text: part }) => `${line} ${code} ${part}`),
  ];
};

describe('pasted limits', () => {
  it.each([
    ['by code, without a heading', 'P1\t2026-12-24\t2026-12-25\t20', ['P1 2026-12-24 2026-12-25 20']],
    ['of one day', '디너\t2026. 12. 31.\t1,000', ['P1 2026-12-31 2026-12-31 1000']],
    ['without a limit', '케이크\t2026-12-24\t2026-12-25\t없음', ['P2 2026-12-24 2026-12-25 none']],
    ['with a heading in another order', 'Limit\tDay\tProduct\n0\t2026-12-24\tDinner', ['P1 2026-12-24 2026-12-24 0']],
    [
      'with a Japanese heading',
      '商品,開始日,終了日,上限\nP2,2026年12月24日,2026年12月25日,5',
      ['P2 2026-12-24 2026-12-25 5'],
    ],
  ])('%s are read', (_case, text, expected) => expect(parse(text)).toEqual(expected));

  it.each([
    ['an unknown product', 'Lunch\t2026-12-24\t5', ['1 product_unknown Lunch']],
    ['a name of two products', 'Cake\t2026-12-24\t5', ['1 product_ambiguous Cake']],
    ['a limit that is no number', 'P1\t2026-12-24\tmany', ['1 limit_unreadable many']],
    ['an empty limit', 'P1\t2026-12-24\t', ['1 limit_unreadable ']],
    ['a day without year', 'P1\t12-24\t5', ['1 day_unreadable 12-24']],
    ['a day that ends with its year', 'P1\t04/05/2026\t5', ['1 day_ambiguous 04/05/2026']],
    ['a repeated row', 'P1\t2026-12-24\t5\nP1\t2026-12-24\t6', ['P1 2026-12-24 2026-12-24 5', '2 row_repeated P1']],
    ['too few columns', 'P1\t5', ['1 columns_unclear P1 5']],
    [
      'a column that is not known',
      'Product\tDate\tPer person\tLimit\nP1\t2026-12-24\t2\t5',
      ['1 column_unknown Per person'],
    ],
    ['a heading without days', 'Product\tLimit\nP1\t5', ['1 columns_unclear Product Limit']],
  ])('%s is reported', (_case, text, expected) => expect(parse(text)).toEqual(expected));
});
