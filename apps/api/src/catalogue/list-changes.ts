import { getPolicyKey, getTermsKey } from '@dining/domain/catalogue/check-catalogue';
import type { PolicyDocument, TermsDocument } from '@dining/domain/catalogue/documents';
import type { DocumentKey } from '@dining/domain/catalogue/issues';
import type { DinCode } from '@dining/domain/shared/codes';
import type { CatalogueTable } from '../stores/catalogue/catalogue-rows';
import type { TableDifference } from './compare-rows';

export interface CatalogueChange extends DocumentKey {
  readonly change: 'added' | 'changed';
  readonly fields: readonly string[];
}

type AnyRow = Readonly<Record<string, unknown>>;

/** The field of a document that contains the rows of a table of parts. */
const partFields: Readonly<Partial<Record<CatalogueTable, string>>> = {
  allergy: 'allergies',
  appProp: 'appProps',
  joiningCoupon: 'joiningCoupons',
  venueCategory: 'categories',
  venuePhoto: 'photos',
  room: 'rooms',
  timeStock: 'stock',
  stockSeason: 'seasons',
  seasonStock: 'seasons',
  dayStock: 'dayStock',
  mealTime: 'meals',
  productNotSale: 'notSale',
  productPhoto: 'photos',
  productOption: 'options',
  productDayPrice: 'dayPrices',
  productDayLimit: 'dayLimits',
  productQuestion: 'questions',
};

/** Returns the document to which a row belongs. */
export function getDocumentKey(table: CatalogueTable, row: AnyRow): DocumentKey {
  switch (table) {
    case 'allergy':
    case 'appProp':
    case 'joiningCoupon':
      return { kind: 'group', code: '' };
    case 'hotel':
      return { kind: 'hotel', code: String(row['htlCode']) };
    case 'menu':
      return { kind: 'menu', code: String(row['menuIndex']) };
    case 'promotion':
      return { kind: 'promotion', code: String(row['promCode']) };
    case 'terms':
      return getTermsKey(row as unknown as TermsDocument);
    case 'cancelPolicy':
      return getPolicyKey(row as unknown as PolicyDocument);
    case 'venue':
    case 'venueCategory':
    case 'venuePhoto':
    case 'room':
    case 'timeStock':
    case 'stockSeason':
    case 'seasonStock':
    case 'dayStock':
    case 'mealTime':
      return { kind: 'venue', code: String(row['dinCode']) };
    case 'product':
    case 'productNotSale':
    case 'productPhoto':
    case 'productOption':
    case 'productDayPrice':
    case 'productDayLimit':
    case 'productQuestion':
      return { kind: 'product', code: String(row['prodCode']) };
  }
}

/** Lists the documents that differences add or change, with their changed fields. */
export function listChanges(differences: readonly TableDifference[]): CatalogueChange[] {
  const changes = new Map<string, { document: DocumentKey; isAdded: boolean; fields: Set<string> }>();
  const note = (table: CatalogueTable, row: AnyRow, fields: readonly string[], isAdded: boolean) => {
    const document = getDocumentKey(table, row);
    const key = `${document.kind} ${document.code}`;
    const change = changes.get(key) ?? { document, isAdded: false, fields: new Set() };
    for (const field of fields) change.fields.add(field);
    if (isAdded) change.isAdded = true;
    changes.set(key, change);
  };
  for (const { table, inserts, updates, deletes } of differences) {
    const part = partFields[table];
    for (const row of inserts) note(table, row, part === undefined ? [] : [part], part === undefined);
    for (const row of deletes) note(table, row, part === undefined ? [] : [part], false);
    for (const update of updates)
      note(table, update.after, part === undefined ? Object.keys(update.changes) : [part], false);
  }
  return [...changes.values()].map(({ document, isAdded, fields }) => ({
    ...document,
    change: isAdded ? 'added' : 'changed',
    fields: isAdded ? [] : [...fields].toSorted(),
  }));
}

const stockTables: readonly CatalogueTable[] = ['timeStock', 'stockSeason', 'seasonStock', 'dayStock', 'mealTime'];

const changesTurnTimes = ({ changes }: TableDifference['updates'][number]): boolean =>
  'tableTurnMinutes' in changes || 'roomTurnMinutes' in changes;

/** Lists the venues whose start times differ, or how long their tables or rooms are occupied. */
export const listVenuesWithNewTimes = (differences: readonly TableDifference[]): readonly DinCode[] => [
  ...new Set(
    differences
      .flatMap(({ table, inserts, updates, deletes }) => {
        if (table === 'venue') return updates.filter(changesTurnTimes).map(({ after }) => after);
        return stockTables.includes(table) ? [...inserts, ...updates.map(({ after }) => after), ...deletes] : [];
      })
      .map((row) => row['dinCode'] as DinCode),
  ),
];
