import { type DinCode, type HtlCode, type ProdCode, toCode } from '@dining/domain/shared/codes';
import type { Connection } from '../db/database-handle';
import type { CatalogueTable } from '../stores/catalogue/catalogue-rows';
import {
  createHotelRuleScope,
  createProductRuleScope,
  createVenueRuleScope,
  lockRulesForChange,
} from '../stores/inventory/rules';
import type { TableDifference } from './compare-rows';

/** The column that names the rules which a change of a table's row changes, as the triggers of the table do. */
export const ruleColumns = {
  hotel: 'htlCode',
  venue: 'dinCode',
  room: 'dinCode',
  timeStock: 'dinCode',
  stockSeason: 'dinCode',
  seasonStock: 'dinCode',
  dayStock: 'dinCode',
  mealTime: 'dinCode',
  menu: 'dinCode',
  product: 'prodCode',
  productNotSale: 'prodCode',
  productOption: 'prodCode',
  productDayPrice: 'prodCode',
  productDayLimit: 'prodCode',
  productQuestion: 'prodCode',
  terms: 'htlCode',
  cancelPolicy: 'dinCode',
} as const satisfies Readonly<Partial<Record<CatalogueTable, string>>>;

type RuleColumn = (typeof ruleColumns)[keyof typeof ruleColumns];
const findRuleColumn = (table: CatalogueTable): RuleColumn | undefined =>
  table in ruleColumns ? ruleColumns[table as keyof typeof ruleColumns] : undefined;

/**
 * Lists the scopes of the rules that differences change, in the order in which orders lock theirs: those of venues, of
 * products, and of hotels.
 */
export function listChangedScopes(differences: readonly TableDifference[]): readonly string[] {
  const codes: Readonly<Record<RuleColumn, Set<string>>> = {
    dinCode: new Set(),
    prodCode: new Set(),
    htlCode: new Set(),
  };
  for (const { table, inserts, updates, deletes } of differences) {
    const column = findRuleColumn(table);
    if (column === undefined) continue;
    const rows = [...inserts, ...deletes, ...updates.flatMap(({ before, after }) => [before, after])];
    for (const row of rows) codes[column].add(String(row[column]));
  }
  return [
    ...[...codes.dinCode].toSorted().map((code) => createVenueRuleScope(toCode<DinCode>(code))),
    ...[...codes.prodCode].toSorted().map((code) => createProductRuleScope(toCode<ProdCode>(code))),
    ...[...codes.htlCode].toSorted().map((code) => createHotelRuleScope(toCode<HtlCode>(code))),
  ];
}

/**
 * Locks the rules that differences change before they are written. The triggers of the tables would lock those of a
 * hotel before those of its venues, and deadlock with an order that has locked its venue and waits for the hotel.
 */
export async function lockChangedRules(client: Connection, differences: readonly TableDifference[]): Promise<void> {
  const scopes = listChangedScopes(differences);
  if (scopes.length > 0) await lockRulesForChange(client, scopes);
}
