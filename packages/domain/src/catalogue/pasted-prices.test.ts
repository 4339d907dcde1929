import { describe, expect, it } from 'vitest';
import { type ProdCode, toCode } from '../shared/codes';
import { type PriceNames, parsePastedPrices } from './pasted-prices';
import { maxPastedLines } from './pasted-table';

const [dinner, brunch, cake] = ['P1', 'P2', 'P3'].map((code) => toCode<ProdCode>(code)) as [
  ProdCode,
  ProdCode,
  ProdCode,
];
const names: PriceNames = {
  menus: [
    { menuIndex: 101, names: ['양갈비', 'Lamb'] },
    { menuIndex: 102, names: ['스테이크', 'Steak, dry-aged'] },
    { menuIndex: 103, names: ['코스', 'Course'] },
    { menuIndex: 104, names: ['코스', 'Course B'] },
  ],
  products: [
    { prodCode: dinner, names: ['저녁', 'Dinner'], isPickup: false, menuIndexes: [101, 102] },
    { prodCode: brunch, names: ['브런치', 'Brunch'], isPickup: false, menuIndexes: [101] },
    { prodCode: cake, names: ['케이크', 'Cake'], isPickup: true, menuIndexes: [] },
  ],
};

/** Formats the parsed rows, such as `P1 101 2026-12-24 2026-12-25 68000`, or else the errors. */
function parse(text: string): string[] {
  const { rows, errors } = parsePastedPrices(text, names);
  return [
    ...rows.map(({ prodCode, menuIndex, fromDay, toDay, price }) =>
      [prodCode, menuIndex, fromDay, toDay, price].filter((part) => part !== null).join(' '),
    ),
    ...errors.map(({ line, code, text: wrong }) => `${line} ${code} ${wrong}`.trim()),
  ];
}

describe('pasted rows', () => {
  it.each([
    ['with tabs', 'Lamb\tDinner\t2026-12-24\t2026-12-25\t68000', ['P1 101 2026-12-24 2026-12-25 68000']],
    ['with commas', 'Lamb,Dinner,2026-12-24,2026-12-25,68000', ['P1 101 2026-12-24 2026-12-25 68000']],
    ['with semicolons', 'Lamb;Dinner;2026-12-24;2026-12-25;68,000', ['P1 101 2026-12-24 2026-12-25 68000']],
    ['with quotes', '"Steak, dry-aged",Dinner,"72,000"', ['P1 102 72000']],
    [
      'with doubled quotes',
      'menu,product,price\nLamb,"P1","1"\n"the ""best"" cake",Cake,5',
      ['P1 101 1', '3 menu_unknown the "best" cake'],
    ],
    ['with a Korean heading', '상품\t메뉴\t시작일\t종료일\t가격\n저녁\t양갈비\t\t\t68,000', ['P1 101 68000']],
    [
      'with a heading in another order',
      'price,to,from,menu,product\n1,2026-12-25,2026-12-24,101,P1',
      ['P1 101 2026-12-24 2026-12-25 1'],
    ],
    ['with a unit in the heading', '메뉴\t상품명\t가격 (원)\n양갈비\t저녁\t70000', ['P1 101 70000']],
    ['with an empty heading', 'menu\t\tproduct\tprice\nLamb\tnew\tDinner\t70000', ['P1 101 70000']],
    ['with the product first', 'Dinner\tLamb\t68000', ['P1 101 68000']],
    ['with numbers and codes', '101\tP2\t68000', ['P2 101 68000']],
    ['of a menu in every product', 'Lamb\t68000', ['101 68000', 'P1 101 68000', 'P2 101 68000']],
    [
      'of a menu for days',
      'lamb\t2026-12-24\t2026-12-24\t90000',
      ['P1 101 2026-12-24 2026-12-24 90000', 'P2 101 2026-12-24 2026-12-24 90000'],
    ],
    ['of a piece', 'menu\tproduct\tprice\n\tCake\t55000', ['P3 55000']],
    ['between empty lines', '\r\nLamb\tP1\t1\r\n\r\n102\tP1\t2\r\n', ['P1 101 1', 'P1 102 2']],
    ['of a blank text', ' \n', []],
  ])('%s are read', (_case, text, rows) => expect(parse(text)).toEqual(rows));
});

it.each([
  ['68000', 68_000],
  ['68,000', 68_000],
  ['₩68,000', 68_000],
  ['￦ 68,000', 68_000],
  ['68000원', 68_000],
  ['68,000 won', 68_000],
  ['KRW 68000', 68_000],
  ['６８，０００', 68_000],
])('the price %s is %i won', (text, price) => expect(parse(`101\tP1\t${text}`)).toEqual([`P1 101 ${price}`]));

it.each(['', '68.000', '6,8000', '-5', 'free', '68000.5', '$68'])('the price “%s” is refused', (text) =>
  expect(parse(`101\tP1\t${text}`)).toEqual([`1 price_unreadable ${text}`.trim()]),
);

it.each([
  ['2026-12-24', '2026-12-24'],
  ['2026.12.24', '2026-12-24'],
  ['2026. 12. 24.', '2026-12-24'],
  ['2026/1/5', '2026-01-05'],
  ['20261224', '2026-12-24'],
  ['2026년 12월 24일', '2026-12-24'],
  ['2026年12月24日', '2026-12-24'],
  ['２０２６－１２－２４', '2026-12-24'],
])('the day %s is %s', (text, day) =>
  expect(parse(`101\tP1\t${text}\t${text}\t1`)).toEqual([`P1 101 ${day} ${day} 1`]),
);

it.each([
  ['12/24/2026', 'day_ambiguous'],
  ['24.12.2026', 'day_ambiguous'],
  ['12-24-26', 'day_ambiguous'],
  ['2026-02-30', 'day_unreadable'],
  ['Christmas', 'day_unreadable'],
])('the day %s is refused: %s', (text, code) =>
  expect(parse(`101\tP1\t${text}\t2026-12-25\t1`)).toEqual([`1 ${code} ${text}`]),
);

describe('the error of a line is reported:', () => {
  it.each([
    ['an unknown menu', '101\tP1\t1\nSoup\tP1\t2', ['P1 101 1', '2 menu_unknown Soup']],
    ['an unknown product', '101\tLunch\t1', ['1 product_unknown Lunch']],
    ['a name of two menus', '코스\t1', ['1 menu_ambiguous 코스']],
    ['a menu that the product does not sell', '102\tBrunch\t1', ['1 menu_not_in_product Brunch']],
    ['days of a menu in no product', '103\t2026-12-24\t2026-12-25\t1', ['1 menu_not_in_product 103']],
    ['a product without its menu', 'menu\tproduct\tprice\n\tDinner\t1', ['2 menu_missing Dinner']],
    ['neither menu nor product', 'menu\tproduct\tprice\n\t\t1', ['2 menu_missing']],
    ['one day only', '101\tP1\t2026-12-24\t\t1', ['1 day_missing 2026-12-24']],
    ['a repeated row', '101\tP1\t1\nLamb\tDinner\t2', ['P1 101 1', '2 row_repeated Lamb']],
    ['too few cells', '68000', ['1 columns_unclear 68000']],
    [
      'a comma in a price between commas',
      'Lamb,Dinner,2026-12-24,2026-12-25,68,000',
      ['1 columns_unclear Lamb Dinner 2026-12-24 2026-12-25 68 000'],
    ],
    [
      'columns that are not known, each once',
      'menu\tdiscountRate\tproduct\tcook\tcook\tprice\nLamb\t10\tDinner\tKim\tLee\t70000',
      ['1 column_unknown discountRate', '1 column_unknown cook'],
    ],
    [
      'a quote that does not end',
      'Lamb\tDinner\t"68000\nLamb\tBrunch\t1',
      ['1 price_unreadable 68000\nLamb\tBrunch\t1'],
    ],
    ['a repeated column', 'menu\tprice\tprice\nLamb\t1\t2', ['1 columns_unclear menu price price']],
    ['a price that a comma splits', 'menu,product,price\nLamb,Dinner,68,000', ['2 columns_unclear Lamb Dinner 68 000']],
    ['a heading without a price', 'menu\tproduct\nLamb\tDinner', ['1 columns_unclear menu product']],
    [
      'too many lines',
      Array.from({ length: maxPastedLines + 1 }, () => '101\t1').join('\n'),
      ['1001 too_many_rows 1001'],
    ],
  ])('%s', (_case, text, result) => expect(parse(text)).toEqual(result));
});
