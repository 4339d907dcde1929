import { getTableName } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { openTestDatabase } from '../../test/database';
import { catalogueTableNames, catalogueTables } from '../stores/catalogue/catalogue-rows';
import type { TableDifference } from './compare-rows';
import { listChangedScopes, ruleColumns } from './lock-changed-rules';

const createDifference = (
  table: TableDifference['table'],
  changes: Partial<Omit<TableDifference, 'table'>>,
): TableDifference => ({ table, inserts: [], updates: [], deletes: [], ...changes });

it.each<[string, readonly TableDifference[], readonly string[]]>([
  ['no change', [], []],
  [
    'a hotel with its restaurants and a product',
    [
      createDifference('hotel', { inserts: [{ htlCode: 'H01' }] }),
      createDifference('venue', {
        inserts: [
          { dinCode: 'D2', htlCode: 'H01' },
          { dinCode: 'D1', htlCode: 'H01' },
        ],
      }),
      createDifference('product', { inserts: [{ prodCode: 'P1', dinCode: 'D1', htlCode: 'H01' }] }),
    ],
    ['din:D1', 'din:D2', 'prod:P1', 'htl:H01'],
  ],
  [
    'parts that are changed and removed, each restaurant once',
    [
      createDifference('timeStock', { deletes: [{ dinCode: 'D1' }, { dinCode: 'D1' }] }),
      createDifference('menu', {
        updates: [{ before: { dinCode: 'D3' }, after: { dinCode: 'D3', price: 1 }, changes: { price: 1 } }],
      }),
      createDifference('terms', { inserts: [{ htlCode: 'H02' }] }),
    ],
    ['din:D1', 'din:D3', 'htl:H02'],
  ],
  ['a promotion, which has no rules', [createDifference('promotion', { inserts: [{ htlCode: 'H01' }] })], []],
])('the changed rules are listed in the order in which orders lock them: %s', (_case, differences, scopes) =>
  expect(listChangedScopes(differences)).toEqual(scopes),
);

it('the rule columns are the same as those of the triggers of the tables', async () => {
  const database = await openTestDatabase();
  const { rows } = await database.pool.query<{ table: string; column: string }>(`
    SELECT DISTINCT c.relname AS "table", split_part(encode(t.tgargs, 'escape'), '\\000', 2) AS "column"
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid JOIN pg_proc p ON p.oid = t.tgfoid
    WHERE p.proname = 'raise_rule_version'`);
  await database.close();
  const triggers = new Map(rows.map(({ table, column }) => [table, column]));
  const expected = catalogueTableNames.flatMap((name) => {
    const table = catalogueTables[name];
    const columnName = triggers.get(getTableName(table));
    const column = getTableConfig(table).columns.find((each) => each.name === columnName);
    return column === undefined ? [] : [[name, Object.entries(table).find(([, each]) => each === column)?.[0]]];
  });
  expect(Object.fromEntries(expected)).toEqual(ruleColumns);
});
