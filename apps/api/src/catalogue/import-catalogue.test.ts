import { createContent } from '@dining/domain/catalogue/convert-contents';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { openDemoDatabase } from '../../test/demo-database';
import { smallCatalogue } from '../../test/small-catalogue';
import type { Database } from '../db/connect';
import { inTransaction } from '../db/transaction';
import { listDrafts, type SavedDraft, saveDraft } from '../stores/catalogue/drafts';
import type { CatalogueFiles } from './folder';
import { exportCatalogue, type ImportResult, importCatalogue } from './import-catalogue';
import { listChanges } from './list-changes';

const now = new Date('2026-11-30T03:00:00Z');
const runImport = ({ pool }: Database, files: CatalogueFiles): Promise<ImportResult> =>
  inTransaction(
    pool,
    (client) => importCatalogue(client, { files, originals: new Map() }, now, 'Mina'),
    (result) => result.ok,
  );
const runExport = ({ pool }: Database): Promise<CatalogueFiles> =>
  inTransaction(pool, async (client) => (await exportCatalogue(client)).files);
const listResult = (result: ImportResult) => (result.ok ? listChanges(result.differences) : result.issues);

describe('the catalogue of the demo group', () => {
  let demo: Database;
  let empty: Database;
  beforeAll(async () => {
    demo = await openDemoDatabase(now);
    empty = await openTestDatabase();
  });
  afterAll(async () => {
    await demo.close();
    await empty.close();
  });

  it('is the same after its export is imported into an empty database and exported again', async () => {
    const files = await runExport(demo);
    expect(files.size).toBeGreaterThan(100);
    expect(await runImport(empty, files)).toMatchObject({ ok: true });
    expect(Object.fromEntries(await runExport(empty))).toEqual(Object.fromEntries(files));
  });

  it('is not changed by a second import of the same files', async () => {
    expect(listResult(await runImport(demo, await runExport(demo)))).toEqual([]);
  });
});

describe('an import', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
    await runImport(database, new Map(Object.entries(smallCatalogue)));
  });
  afterAll(() => database.close());

  const importWith = async (path: string, from: string, to: string, otherPath = path) =>
    listResult(
      await runImport(
        database,
        new Map(
          Object.entries(smallCatalogue).map(([each, text]) =>
            each === path ? [otherPath, text.replace(from, to)] : [each, text],
          ),
        ),
      ),
    );

  it('changes only the fields that differ', async () => {
    const path = 'hotels/H11/venues/D111/prices.csv';
    expect(await importWith(path, 'P11101,11101,68000', 'P11101,11101,70000')).toEqual([
      { kind: 'product', code: 'P11101', change: 'changed', fields: ['options'] },
    ]);
    expect(await importWith(path, '', '')).toHaveLength(1);
  });

  it('deletes parts of a document that the files no longer contain', async () => {
    const path = 'hotels/H11/venues/D111/stock.csv';
    expect(await importWith(path, 'weekend,18:00,,20,,\n', '')).toEqual([
      { kind: 'venue', code: 'D111', change: 'changed', fields: ['stock'] },
    ]);
    const { rows } = await database.pool.query(`SELECT stock_day FROM time_stock WHERE din_code = 'D111'`);
    expect(rows).toEqual([{ stock_day: 'weekdays' }]);
  });

  it('leaves documents that the files do not contain as they are', async () => {
    const files = Object.entries(smallCatalogue).filter(([path]) => !/products|prices/.test(path));
    const prices = ['hotels/H11/venues/D111/prices.csv', 'product,menu,price\n,11101,68000\n'] as const;
    expect(await runImport(database, new Map([...files, prices]))).toMatchObject({ ok: true });
    const { rows } = await database.pool.query(`SELECT on_sale FROM product WHERE prod_code = 'P11101'`);
    expect(rows).toEqual([{ on_sale: true }]);
  });

  it('may contain only some files, which refer to stored documents', async () => {
    const names = ['pictures.yaml', 'hotels/H11/venues/D111/menus.yaml', 'hotels/H11/venues/D111/products/P11101.yaml'];
    const prices = 'product,menu,price\n,11101,75000\nP11101,11101,75000\n';
    const files = new Map([
      ...Object.entries(smallCatalogue).filter(([path]) => names.includes(path)),
      ['hotels/H11/venues/D111/prices.csv', prices] as const,
    ]);
    expect(listResult(await runImport(database, files))).toEqual([
      { kind: 'menu', code: '11101', change: 'changed', fields: ['price'] },
      { kind: 'product', code: 'P11101', change: 'changed', fields: ['options'] },
    ]);
  });

  const venueFolder = 'hotels/H11/venues/D111';
  const importOnly = async (changes: Readonly<Record<string, string>>) =>
    listResult(await runImport(database, new Map(Object.entries(changes))));
  const getFile = (path: string): string => smallCatalogue[path] ?? '';

  it('changes only the start times of a stored restaurant if its venue.yaml is missing', async () => {
    const path = `${venueFolder}/stock.csv`;
    expect(await importOnly({ [path]: getFile(path).replace('weekdays,18:00,,20', 'weekdays,18:00,,26') })).toEqual([
      { kind: 'venue', code: 'D111', change: 'changed', fields: ['stock'] },
    ]);
    const { rows } = await database.pool.query(`SELECT seats FROM time_stock WHERE stock_day = 'weekdays'`);
    expect(rows).toEqual([{ seats: 26 }]);
  });

  it('keeps the stored start times if the stock.csv is missing', async () => {
    const path = `${venueFolder}/venue.yaml`;
    const text = getFile(path).replace('seatCount: 40', 'seatCount: 44');
    expect(await importOnly({ [path]: text, 'pictures.yaml': getFile('pictures.yaml') })).toEqual([
      { kind: 'venue', code: 'D111', change: 'changed', fields: ['seatCount'] },
    ]);
  });

  it('changes only the listed prices of stored menus and products', async () => {
    const path = `${venueFolder}/prices.csv`;
    expect(await importOnly({ [path]: 'product,menu,price,discountRate\nP11101,11101,81000,5\n' })).toEqual([
      { kind: 'product', code: 'P11101', change: 'changed', fields: ['options'] },
    ]);
    expect(await importOnly({ [path]: 'product,menu,price\n,11101,80000\n' })).toEqual([
      { kind: 'menu', code: '11101', change: 'changed', fields: ['price'] },
    ]);
    const { rows } = await database.pool.query('SELECT price, discount_rate FROM product_option');
    expect(rows).toEqual([{ price: 81_000, discount_rate: 5 }]);
  });

  it('keeps the stored prices of menus and products if the prices.csv is missing', async () => {
    const path = `${venueFolder}/menus.yaml`;
    const text = getFile(path).replace('en: Steak', 'en: Sirloin');
    expect(await importOnly({ [path]: text, 'pictures.yaml': getFile('pictures.yaml') })).toEqual([
      { kind: 'menu', code: '11101', change: 'changed', fields: ['name'] },
    ]);
  });

  it.each([
    ['stock.csv', 'day,time,room,seats\nweekdays,18:00,,3000\n', 2, 'seats_out_of_range'],
    ['stock.csv', 'day,time,room,seats\nweekdays,18:00,R9,8\n', 2, 'room_unknown'],
    ['prices.csv', 'product,menu,price\n\n,11101,0\n', 3, 'price_out_of_range'],
    ['prices.csv', 'product,menu,price\n,11101,9000\nP11101,11101,0\n', 3, 'price_out_of_range'],
    ['prices.csv', 'product,menu,price\nP11101,999,9000\n', 2, 'reference_unknown'],
    ['prices.csv', 'product,menu,price\nP11101,11101,9000\nP11101,11101,8000\n', 3, 'code_repeated'],
  ])('names file and line of an error in a %s alone', async (name, text, line, code) => {
    const path = `${venueFolder}/${name}`;
    expect(await importOnly({ [path]: text })).toMatchObject([{ file: path, line, code }]);
  });

  it.each(['stock.csv', 'prices.csv'])('refuses a %s of a restaurant that is not stored', async (name) => {
    const path = `hotels/H11/venues/D999/${name}`;
    const text = getFile(`${venueFolder}/${name}`);
    expect(await importOnly({ [path]: text })).toEqual(
      expect.arrayContaining([expect.objectContaining({ file: path, code: 'reference_unknown' })]),
    );
  });

  it('is refused if a stored document would break a rule', async () => {
    const path = 'hotels/H11/venues/D111/venue.yaml';
    const text = (smallCatalogue[path] ?? '').replace('reservationType: table', 'reservationType: room');
    const stock = 'hotels/H11/venues/D111/stock.csv';
    const files = new Map([
      [path, text],
      [stock, smallCatalogue[stock] ?? ''],
      ['pictures.yaml', smallCatalogue['pictures.yaml'] ?? ''],
    ]);
    expect(await runImport(database, files)).toMatchObject({
      ok: false,
      issues: [{ file: 'product P11101', code: 'category_of_other_type' }],
    });
  });

  it.each([
    ['terms', 'hotels/H11/terms/TT0001-1.0.yaml', 'en: Article 1', 'en: Article one', 3],
    ['a policy', 'hotels/H11/venues/D111/policies/1.0.yaml', 'feePercent: 20', 'feePercent: 10', 1],
  ])('never changes %s in effect', async (_what, file, from, to, _line) => {
    expect(await importWith(file, from, to)).toMatchObject([{ file, code: 'in_effect' }]);
  });

  it('may set the end of terms in effect and add a new version', async () => {
    const path = 'hotels/H11/terms/TT0001-1.0.yaml';
    const text = smallCatalogue[path] ?? '';
    const files = {
      ...smallCatalogue,
      [path]: `${text}endedAt: 2027-01-01\n`,
      'hotels/H11/terms/TT0001-2.0.yaml': text.replace('2020-01-01', '2027-01-01'),
    };
    expect(listResult(await runImport(database, new Map(Object.entries(files))))).toEqual(
      expect.arrayContaining([
        { kind: 'terms', code: 'H11 TT0001 1.0', change: 'changed', fields: ['endedAt'] },
        { kind: 'terms', code: 'H11 TT0001 2.0', change: 'added', fields: [] },
      ]),
    );
  });

  it('never moves a restaurant to another hotel', async () => {
    const moved = Object.entries(smallCatalogue).flatMap(([path, text]) => {
      const copy = [path.replace('H11', 'H12'), text.replace('htlHmcCode: NEW', 'htlHmcCode: OTH')] as const;
      return path.includes('venues')
        ? [copy]
        : path.includes('hotel.yaml')
          ? [[path, text] as const, copy]
          : [[path, text] as const];
    });
    const issues = listResult(await runImport(database, new Map(moved)));
    expect(issues).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ code: 'belongs_elsewhere', values: { code: 'D111', owner: 'H11' } }),
      ]),
    );
  });

  it('reads seasons and single dates from the stock, and exports them again', async () => {
    const path = 'hotels/H11/venues/D111/stock.csv';
    const text = `day,time,room,seats,minSeats,open,season,from,to
weekdays,18:00,,20,1,yes,,,
weekdays,17:00,,30,1,yes,Winter,2026-12-01,2026-12-31
2026-12-24,19:00,,10,1,yes,,,
`;
    const files = new Map(Object.entries({ ...smallCatalogue, [path]: text }));
    expect(await runImport(database, files)).toMatchObject({ ok: true });
    expect((await runExport(database)).get(path)).toBe(text);
    const rows = await database.pool.query(`SELECT htl_code, day, seats FROM day_stock WHERE din_code = 'D111'`);
    expect(rows.rows).toEqual([{ htl_code: 'H11', day: '2026-12-24', seats: 10 }]);
  });

  it('reads prices and limits of some days, and exports them again', async () => {
    const path = `${venueFolder}/prices.csv`;
    const productPath = `${venueFolder}/products/P11101.yaml`;
    const text = `product,menu,price,discountRate,from,to
,11101,68000,,,
P11101,11101,68000,,,
P11101,11101,90000,,2026-12-24,2026-12-25
P11101,11101,99000,,2026-12-31,2026-12-31
`;
    const limits = 'dayLimits:\n  - fromDay: 2026-12-24\n    toDay: 2026-12-25\n    limit: 30\n';
    const files = new Map(
      Object.entries({ ...smallCatalogue, [path]: text, [productPath]: `${getFile(productPath)}${limits}` }),
    );
    expect(await runImport(database, files)).toMatchObject({ ok: true });
    const exported = await runExport(database);
    expect(exported.get(path)).toBe(text);
    expect(exported.get(productPath)).toContain(limits);
    expect(listResult(await runImport(database, exported))).toEqual([]);
  });

  it('replaces the prices of days by those of a prices.csv alone, and otherwise keeps them', async () => {
    const path = `${venueFolder}/prices.csv`;
    const listDayPrices = async () =>
      (await database.pool.query('SELECT from_day, price FROM product_day_price ORDER BY from_day')).rows;
    await importOnly({ [path]: 'product,menu,price,from,to\nP11101,11101,88000,12-24,12-26\n' });
    expect(await listDayPrices()).toEqual([{ from_day: '2026-12-24', price: 88_000 }]);
    await importOnly({ [path]: 'product,menu,price\nP11101,11101,69000\n' });
    expect(await listDayPrices()).toEqual([{ from_day: '2026-12-24', price: 88_000 }]);
  });

  it.each([
    ['P11101,11101,90000,,12-24,12-25\nP11101,11101,95000,,12-25,12-26\n', 3, 'days_overlap'],
    ['P11101,11101,90000,,2026-12-26,2026-12-24\n', 2, 'period_reversed'],
    ['P11101,11101,90000,,12-24,\n', 2, 'format'],
    [',11101,90000,,12-24,12-25\n', 2, 'format'],
    ['P11101,11101,90000,10,12-24,12-25\n', 2, 'format'],
    ['P11101,11101,0,,12-24,12-25\n', 2, 'price_out_of_range'],
  ])('names the line of a wrong price of days: %s', async (rows, line, code) => {
    const path = `${venueFolder}/prices.csv`;
    const text = `product,menu,price,discountRate,from,to\n${rows}`;
    expect(await importOnly({ [path]: text })).toMatchObject([{ file: path, line, code }]);
  });

  it('keeps the categories of products and drafts without files if the restaurant reorders them', async () => {
    const path = `${venueFolder}/venue.yaml`;
    const importCategories = (replace: (categories: string) => string) =>
      importOnly({
        [path]: getFile(path).replace(/(?<=categories:\n)(?: .*\n)+/, replace),
        'pictures.yaml': getFile('pictures.yaml'),
      });
    const brunch = '  - name: { ko: 브런치, en: Brunch, cn: 早午餐, ja: ブランチ }\n    reservationType: table\n';
    const content = { ...createContent('product'), categoryPosition: 1 };
    const identity = { kind: 'product', htlCode: 'H11', dinCode: 'D111', savedBy: 'Mina' } as const;
    await inTransaction(database.pool, async (client) => {
      await saveDraft(client, { ...identity, code: 'P11101', content, base: content } as SavedDraft);
      await saveDraft(client, { ...identity, code: 'NEW', content, base: null } as SavedDraft);
    });
    const listCategories = async () => {
      const { rows } = await database.pool.query(`SELECT category_position AS "position" FROM product`);
      const drafts = await listDrafts(database.pool, 'product');
      return [...rows, ...drafts.map((draft) => [draft.content.categoryPosition, draft.base?.categoryPosition])];
    };
    expect(await importCategories((table) => `${brunch}${table}`)).toEqual([
      { kind: 'venue', code: 'D111', change: 'changed', fields: ['categories'] },
      { kind: 'product', code: 'P11101', change: 'changed', fields: ['categoryPosition'] },
    ]);
    expect(await listCategories()).toEqual([{ position: 2 }, [2, undefined], [2, 2]]);
    expect(await importCategories(() => brunch)).toMatchObject([
      { file: path, line: 6, code: 'category_in_use', values: { ko: '테이블', en: 'Table' } },
      { code: 'category_unknown' },
    ]);
    expect(await importCategories((table) => table)).toHaveLength(2);
    expect(await listCategories()).toEqual([{ position: 1 }, [1, undefined], [1, 1]]);
  });

  it('writes nothing if a file is wrong', async () => {
    const before = await runExport(database);
    expect(await importWith('hotels/H11/venues/D111/prices.csv', ',11101,68000', ',11101,0')).toMatchObject([
      { code: 'price_out_of_range' },
    ]);
    expect(await runExport(database)).toEqual(before);
  });
});
