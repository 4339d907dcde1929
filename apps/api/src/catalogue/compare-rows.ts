import {
  type CatalogueRows,
  type CatalogueTable,
  catalogueKeys,
  catalogueTableNames,
} from '../stores/catalogue/catalogue-rows';

type AnyRow = Readonly<Record<string, unknown>>;

export interface RowUpdate {
  readonly before: AnyRow;
  readonly after: AnyRow;
  /** The changed columns with their new values. */
  readonly changes: AnyRow;
}

export interface TableDifference {
  readonly table: CatalogueTable;
  readonly inserts: readonly AnyRow[];
  readonly updates: readonly RowUpdate[];
  readonly deletes: readonly AnyRow[];
}

/** Tables whose rows are parts of a document, with the column that identifies the document. */
const documentColumns: Readonly<Partial<Record<CatalogueTable, string>>> = {
  appProp: 'propName',
  venueCategory: 'dinCode',
  venuePhoto: 'dinCode',
  room: 'dinCode',
  timeStock: 'dinCode',
  stockSeason: 'dinCode',
  seasonStock: 'dinCode',
  dayStock: 'dinCode',
  mealTime: 'dinCode',
  productNotSale: 'prodCode',
  productPhoto: 'prodCode',
  productOption: 'prodCode',
  productDayPrice: 'prodCode',
  productDayLimit: 'prodCode',
  productQuestion: 'prodCode',
};

/** The tables of the documents to which those parts belong. */
const documentTables: Readonly<Record<string, CatalogueTable>> = { dinCode: 'venue', prodCode: 'product' };

/** Formats a value so that equal values have the same text: without undefined fields, and with sorted ones. */
function formatValue(value: unknown): string {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return `[${value.map(formatValue).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${formatValue(field)}`).join(',')}}`;
}

function findChanges(before: AnyRow, after: AnyRow): AnyRow {
  return Object.fromEntries(
    Object.entries(after).filter(([column, value]) => formatValue(value) !== formatValue(before[column])),
  );
}

function compareTable(table: CatalogueTable, current: CatalogueRows, target: CatalogueRows): TableDifference {
  const formatKey = (row: AnyRow) => formatValue(catalogueKeys[table].map((key) => row[key]));
  const before = new Map((current[table] as readonly AnyRow[]).map((row) => [formatKey(row), row]));
  const after = new Map((target[table] as readonly AnyRow[]).map((row) => [formatKey(row), row]));
  const updates = [...after].flatMap(([key, row]): RowUpdate[] => {
    const stored = before.get(key);
    const changes = stored === undefined ? {} : findChanges(stored, row);
    return stored === undefined || Object.keys(changes).length === 0 ? [] : [{ before: stored, after: row, changes }];
  });
  return {
    table,
    inserts: [...after].filter(([key]) => !before.has(key)).map(([, row]) => row),
    updates,
    deletes: listDeletes(
      table,
      [...before].filter(([key]) => !after.has(key)).map(([, row]) => row),
      target,
    ),
  };
}

/** Only parts are deleted, and only those of documents that the target contains; documents are never deleted. */
function listDeletes(table: CatalogueTable, missing: readonly AnyRow[], target: CatalogueRows): readonly AnyRow[] {
  const column = documentColumns[table];
  if (column === undefined) return [];
  const documentRows: readonly AnyRow[] = target[documentTables[column] ?? table];
  const documents = new Set(documentRows.map((row) => row[column]));
  return missing.filter((row) => documents.has(row[column]));
}

/** Finds what must change so that the database contains the rows of `target`. Tables without changes are omitted. */
export const compareCatalogueRows = (current: CatalogueRows, target: CatalogueRows): readonly TableDifference[] =>
  catalogueTableNames
    .map((table) => compareTable(table, current, target))
    .filter(({ inserts, updates, deletes }) => inserts.length + updates.length + deletes.length > 0);
