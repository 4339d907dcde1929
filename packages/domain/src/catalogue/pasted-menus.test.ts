import { describe, expect, it } from 'vitest';
import { createContent } from './convert-contents';
import { type ExistingMenu, type MenuNames, parsePastedMenus } from './pasted-menus';
import { maxPastedLines } from './pasted-table';

const createMenu = (code: string, name: string, changes: Partial<ExistingMenu['content']> = {}): ExistingMenu => ({
  code,
  content: {
    ...createContent('menu'),
    name: { ko: `${name} 코스`, en: name, cn: '', ja: '' },
    price: 100_000,
    ...changes,
  },
  hasConflicts: false,
});
const names: MenuNames = {
  menus: [
    createMenu('11', 'Lamb', { allergens: ['milk'] }),
    createMenu('12', 'Beef'),
    createMenu('13', 'Beef'),
    { ...createMenu('14', 'Fish'), hasConflicts: true },
  ],
  listAllergenNames: (allergen) => ({ milk: ['우유'], egg: ['달걀', '난류'] })[allergen as 'milk'] ?? [],
  listDietNames: (diet) => (diet === 'vegetarian' ? ['채식'] : ['주류']),
};
const parse = (text: string) => parsePastedMenus(text, names);
const summarize = (text: string): string[] => {
  const { rows, errors } = parse(text);
  return [
    ...rows.map(({ code, state, content, differences }) =>
      [
        code ?? '-',
        state,
        content.name.ko || content.name.en,
        content.price,
        differences.map(({ path }) => path).join(','),
      ].join(' | '),
    ),
    ...errors.map(({ line, column, code, text: part }) => `${line} ${column ?? 'row'} ${code} ${part}`),
  ];
};

describe('pasted menus', () => {
  it.each([
    ['a new menu, without a heading', '오리\t88,000', ['- | new | 오리 | 88000 | name.ko,price']],
    ['a changed price, by name', 'Lamb\t₩95,000', ['11 | changed | Lamb 코스 | 95000 | price']],
    ['a changed price, by Korean name', 'LAMB 코스\t95000원', ['11 | changed | LAMB 코스 | 95000 | name.ko,price']],
    ['a new menu with an English name', 'Duck\t88000', ['- | new | Duck | 88000 | name.en,price']],
    ['an unchanged menu', 'Lamb 코스\t100000', ['11 | unchanged | Lamb 코스 | 100000 | ']],
    [
      'a menu by number, with an English heading',
      'Number\tPrice\tName\n12\t70000\tBeef',
      ['12 | changed | Beef 코스 | 70000 | price'],
    ],
    [
      'names in four languages',
      'Duck\tDuck\t鸭\t鴨\t50000',
      ['- | new | Duck | 50000 | name.ko,name.en,name.cn,name.ja,price'],
    ],
    [
      'a Korean heading',
      '메뉴 번호\t가격\t알레르기\n11\t100000\t우유, 달걀',
      ['11 | changed | Lamb 코스 | 100000 | allergens'],
    ],
    [
      'a Chinese heading',
      '编号,价格,说明（日文）\n11,90000,子羊',
      ['11 | changed | Lamb 코스 | 90000 | description.ja,price'],
    ],
    [
      'a Japanese heading',
      '番号\t料金\t提供人数\t子供\n11\t90000\t2名\tはい',
      ['11 | changed | Lamb 코스 | 90000 | price,coversPerUnit,forChildren'],
    ],
    [
      'a heading with units and an empty one',
      '메뉴 번호\t가격(원)\t\tPeople [max]\n12\t70,000\tx\t2명',
      ['12 | changed | Beef 코스 | 70000 | price,coversPerUnit'],
    ],
    ['a unit in full width', '编号\t价格（韩元）\n12\t70000', ['12 | changed | Beef 코스 | 70000 | price']],
    [
      'empty cells, which change nothing',
      'number\tprice\tdescription\n11\t\t',
      ['11 | unchanged | Lamb 코스 | 100000 | '],
    ],
    [
      'a description of two lines',
      'number\tdescription (ko)\n11\t"첫 줄\n둘째 줄"',
      ['11 | changed | Lamb 코스 | 100000 | description.ko'],
    ],
    ['no allergens', 'number\tallergens\n11\t없음', ['11 | changed | Lamb 코스 | 100000 | allergens']],
  ])('are read: %s', (_case, text, expected) => expect(summarize(text)).toEqual(expected));

  it('make the allergens of plates unknown if they no longer add up to those of the menu', () => {
    const plates = [{ name: { ko: '수프', en: 'Soup', cn: '', ja: '' }, allergens: ['milk' as const] }];
    const menus = [createMenu('11', 'Lamb', { allergens: ['milk'], plates })];
    const [row] = parsePastedMenus('number\tallergens\n11\tmilk, egg', { ...names, menus }).rows;
    expect(row?.content.plates).toMatchObject([{ allergens: null }]);
    expect(row?.differences.map(({ path }) => path)).toEqual(['plates.0.allergens', 'allergens']);
  });

  it('have their allergens in the order of the law, and accept codes and names', () => {
    const [row] = parse('number\tallergens\tdiets\n12\tmilk, 난류\tvegetarian').rows;
    expect(row?.content).toMatchObject({ allergens: ['egg', 'milk'], diets: ['vegetarian'] });
  });

  it.each([
    ['a price that is no whole price', 'Lamb 코스\t12.5', ['1 price price_unreadable 12.5']],
    ['an unknown allergen', 'number\tallergens\n11\tmilk, gold', ['2 allergens allergen_unknown gold']],
    [
      'two bad cells of a row',
      'number\tprice\tserves\n11\tx\t0',
      ['2 price price_unreadable x', '2 coversPerUnit number_unreadable 0'],
    ],
    ['a flag that is neither yes nor no', 'number\tchildren\n11\tmaybe', ['2 forChildren flag_unreadable maybe']],
    ['an unknown number', 'number\tprice\n99\t1', ['2 code menu_unknown 99']],
    ['a name of two menus', 'Beef 코스\t1', ['1 row menu_ambiguous Beef 코스']],
    ['a menu whose draft has conflicts', 'number\tprice\n14\t1', ['2 row menu_conflicts 14']],
    ['a row without a name', 'name\tprice\n\t1000', ['2 row name_missing ']],
    [
      'a column that is not known, and the rows without it',
      'name (en)\tAllergy info\tcook\tcook\tprice\nLamb\tmilk\tKim\tLee\t100000',
      ['11 | unchanged | Lamb 코스 | 100000 | ', '1 row column_unknown Allergy info', '1 row column_unknown cook'],
    ],
    [
      'a name in a language that is not known',
      'number\tname (fr)\n11\tAgneau',
      ['11 | unchanged | Lamb 코스 | 100000 | ', '1 row column_unknown name (fr)'],
    ],
    ['a heading without a menu', 'price\tallergens\n1\tmilk', ['1 row columns_unclear price allergens']],
    ['a heading with a repeated column', 'name\tmenu\nA\tB', ['1 row columns_unclear name menu']],
    ['a cell beyond the columns of the heading', 'name,price\nLamb,95,000', ['2 row columns_unclear Lamb 95 000']],
    ['a row of three cells without a heading', 'a\tb\tc', ['1 row columns_unclear a b c']],
    ['a repeated menu', '오리\t1\n오리\t2', ['- | new | 오리 | 1 | name.ko,price', '2 row row_repeated 오리']],
    [
      'too many rows',
      Array.from({ length: maxPastedLines + 1 }, () => 'a\t1').join('\n'),
      ['1001 row too_many_rows 1001'],
    ],
  ])('with errors are reported: %s', (_case, text, expected) => expect(summarize(text)).toEqual(expected));
});
