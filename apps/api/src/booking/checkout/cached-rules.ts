import type { RuleVersion } from '@dining/domain/inventory/capacity-requirement';
import type { VenueStock } from '@dining/domain/inventory/stock';
import type { HotelMemberRule } from '@dining/domain/pricing/member-discount';
import type { Product } from '@dining/domain/products/product';
import type { ProdCode } from '@dining/domain/shared/codes';
import type { HolidayCalendar } from '@dining/domain/shared/holidays';
import type { Database } from '../../db/connect';
import { createVersionCache, type VersionCache } from '../../lib/cache';
import { getHolidays } from '../../stores/availability/holidays';
import { listHotels } from '../../stores/hotels/hotels';
import { findStock } from '../../stores/inventory/stock';
import {
  listPolicyVersions,
  listTermsVersions,
  type PolicyVersion,
  type StoredPolicyVersion,
  type StoredTermsVersion,
  type TermsVersion,
} from '../../stores/orders/terms-and-policies';
import { findProduct } from '../../stores/products/products';

interface Rules {
  readonly product: Product;
  readonly onSale: boolean;
  readonly stock: VenueStock;
  readonly holidays: HolidayCalendar;
  readonly memberRule: HotelMemberRule | null;
  readonly policies: readonly StoredPolicyVersion[];
  readonly terms: readonly StoredTermsVersion[];
}

export interface CurrentRules extends Pick<Rules, 'product' | 'stock' | 'holidays' | 'memberRule'> {
  readonly policy: PolicyVersion;
  readonly terms: readonly TermsVersion[];
  /** When the next policy or terms come into force or end; null if nothing is planned. */
  readonly validUntil: Date | null;
}

const caches = new WeakMap<Database, VersionCache<ProdCode, Rules | undefined>>();

function getCache(database: Database): VersionCache<ProdCode, Rules | undefined> {
  const cache = caches.get(database) ?? createVersionCache((prodCode: ProdCode) => loadRules(database, prodCode));
  caches.set(database, cache);
  return cache;
}

async function loadRules({ pool }: Database, prodCode: ProdCode): Promise<Rules | undefined> {
  const storedProduct = await findProduct(pool, prodCode);
  if (storedProduct === undefined) return undefined;
  const { product, onSale } = storedProduct;
  const [stock, holidays, hotels, policies, terms] = await Promise.all([
    findStock(pool, product.dinCode),
    getHolidays(pool),
    listHotels(pool),
    listPolicyVersions(pool, product.dinCode),
    listTermsVersions(pool, product.htlCode),
  ]);
  if (stock === undefined) return undefined;
  const memberRule = hotels.find(({ htlCode }) => htlCode === product.htlCode)?.memberFoodRule ?? null;
  return { product, onSale, stock: stock.stock, holidays: holidays.calendar, memberRule, policies, terms };
}

function listTermsInForce(terms: Rules['terms'], at: Date): readonly TermsVersion[] {
  const versions = terms.filter(({ effectiveAt, endedAt }) => effectiveAt <= at && (endedAt === null || endedAt > at));
  return versions.filter(
    ({ termsTypeCode }, index) => versions.findIndex((other) => other.termsTypeCode === termsTypeCode) === index,
  );
}

/** Finds the texts that a guest agrees to at this time; undefined if the venue then has no policy. */
export async function findTextsInForce(
  { pool }: Database,
  { htlCode, dinCode }: Pick<Product, 'htlCode' | 'dinCode'>,
  at: Date,
): Promise<Pick<CurrentRules, 'policy' | 'terms'> | undefined> {
  const policies = await listPolicyVersions(pool, dinCode);
  const policy = policies.find(({ effectiveAt }) => effectiveAt <= at);
  return policy && { policy, terms: listTermsInForce(await listTermsVersions(pool, htlCode), at) };
}

function findNextChange({ policies, terms }: Rules, at: Date): Date | null {
  const changes = [
    ...policies.map(({ effectiveAt }) => effectiveAt),
    ...terms.flatMap(({ effectiveAt, endedAt }) => [effectiveAt, endedAt]),
  ];
  const futureChanges = changes.filter((change) => change !== null).filter((change) => change > at);
  return futureChanges.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

/**
 * Finds the rules of a product with these versions, from the cache if they match; undefined if it is not on sale, or
 * its venue has no policy or no stock. The transaction that takes the order compares the versions again under a lock
 * (ADR 21). Never call it inside a transaction: it may query the database, and the embedded one has a single
 * connection.
 */
export async function findCachedRules(
  database: Database,
  prodCode: ProdCode,
  { rules: versions, at }: { readonly rules: readonly RuleVersion[]; readonly at: Date },
): Promise<CurrentRules | undefined> {
  const rules = await getCache(database).get(prodCode, versions.map(({ version }) => version).join('.'));
  const policy = rules?.policies.find(({ effectiveAt }) => effectiveAt <= at);
  if (rules === undefined || !rules.onSale || policy === undefined) return undefined;
  const { product, stock, holidays, memberRule } = rules;
  return {
    product,
    stock,
    holidays,
    memberRule,
    policy,
    terms: listTermsInForce(rules.terms, at),
    validUntil: findNextChange(rules, at),
  };
}
