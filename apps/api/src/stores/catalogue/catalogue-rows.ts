import { and, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { createQueries } from '../../db/connect';
import type { Connection } from '../../db/database-handle';
import {
  dayStock,
  hotel,
  mealTime,
  room,
  seasonStock,
  stockSeason,
  timeStock,
  venue,
  venueCategory,
  venuePhoto,
} from '../../db/schema/hotels';
import { joiningCoupon } from '../../db/schema/members';
import {
  allergy,
  menu,
  product,
  productDayLimit,
  productDayPrice,
  productNotSale,
  productOption,
  productPhoto,
  productQuestion,
  promotion,
} from '../../db/schema/products';
import { appProp } from '../../db/schema/system';
import { cancelPolicy, terms } from '../../db/schema/terms';
import { sql } from '../../db/sql';

/** The tables of the catalogue. A table is after those that its rows refer to. */
export const catalogueTables = {
  allergy,
  appProp,
  hotel,
  joiningCoupon,
  venue,
  venueCategory,
  venuePhoto,
  room,
  timeStock,
  stockSeason,
  seasonStock,
  dayStock,
  mealTime,
  menu,
  product,
  productNotSale,
  productPhoto,
  productOption,
  productDayPrice,
  productDayLimit,
  productQuestion,
  promotion,
  terms,
  cancelPolicy,
} as const;
export type CatalogueTable = keyof typeof catalogueTables;
export const catalogueTableNames = Object.keys(catalogueTables) as readonly CatalogueTable[];

export type CatalogueRow<Table extends CatalogueTable> = (typeof catalogueTables)[Table]['$inferSelect'];
export type CatalogueRows = { readonly [Table in CatalogueTable]: readonly CatalogueRow<Table>[] };

/** The columns that identify a row of the catalogue. */
export const catalogueKeys = {
  allergy: ['allergyCode'],
  appProp: ['propName', 'position'],
  hotel: ['htlCode'],
  joiningCoupon: ['htlCode'],
  venue: ['dinCode'],
  venueCategory: ['dinCode', 'position'],
  venuePhoto: ['dinCode', 'position'],
  room: ['dinRoomCode'],
  timeStock: ['dinCode', 'stockDay', 'startTime', 'dinRoomCode'],
  stockSeason: ['dinCode', 'fromDay'],
  seasonStock: ['dinCode', 'fromDay', 'stockDay', 'startTime', 'dinRoomCode'],
  dayStock: ['dinCode', 'day', 'startTime', 'dinRoomCode'],
  mealTime: ['dinCode', 'meal'],
  menu: ['menuIndex'],
  product: ['prodCode'],
  productNotSale: ['prodCode', 'fromDay'],
  productPhoto: ['prodCode', 'position'],
  productOption: ['prodCode', 'menuIndex'],
  productDayPrice: ['prodCode', 'menuIndex', 'fromDay'],
  productDayLimit: ['prodCode', 'fromDay'],
  productQuestion: ['prodQsCode'],
  promotion: ['promCode'],
  terms: ['termsSeq'],
  cancelPolicy: ['payPlcySeq'],
} as const satisfies { readonly [Table in CatalogueTable]: readonly (keyof CatalogueRow<Table> & string)[] };

type AnyRow = Readonly<Record<string, unknown>>;

const getColumn = (table: PgTable, name: string): PgColumn => {
  const column = getTableColumns(table)[name];
  if (column === undefined) throw new Error(`The table has no column ${name}`);
  return column;
};

/** Matches the row with the key of `row`. */
const matchKey = (name: CatalogueTable, row: AnyRow) =>
  and(
    ...catalogueKeys[name].map((key) => {
      const column = getColumn(catalogueTables[name], key);
      const value = row[key] ?? null;
      return value === null ? isNull(column) : eq(column, value);
    }),
  );

/** Reads every row of the catalogue. */
export async function listCatalogueRows(client: Connection): Promise<CatalogueRows> {
  const db = createQueries(client);
  const rows: Partial<Record<CatalogueTable, readonly unknown[]>> = {};
  for (const name of catalogueTableNames) rows[name] = await db.select().from(catalogueTables[name]);
  return rows as CatalogueRows;
}

const batchSize = 500;

export async function insertCatalogueRows(
  client: Connection,
  name: CatalogueTable,
  rows: readonly AnyRow[],
): Promise<void> {
  const db = createQueries(client);
  for (let start = 0; start < rows.length; start += batchSize)
    await db.insert(catalogueTables[name]).values(rows.slice(start, start + batchSize));
}

/** Writes `changes` to the row with the key of `row`. */
export async function updateCatalogueRow(
  client: Connection,
  name: CatalogueTable,
  row: AnyRow,
  changes: AnyRow,
): Promise<void> {
  await createQueries(client).update(catalogueTables[name]).set(changes).where(matchKey(name, row));
}

export async function deleteCatalogueRow(client: Connection, name: CatalogueTable, row: AnyRow): Promise<void> {
  await createQueries(client).delete(catalogueTables[name]).where(matchKey(name, row));
}

/**
 * Locks the catalogue and the stock of all venues against other imports and edits until the transaction ends. Orders
 * and pages do not wait.
 */
export const lockCatalogue = async (client: Connection): Promise<void> => {
  await client.query(sql('lock_catalogue')`SELECT pg_advisory_xact_lock(724004)`);
  await client.query(sql('lock_venues')`SELECT FROM venue ORDER BY din_code FOR NO KEY UPDATE`);
};
