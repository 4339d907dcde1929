import type { RuleVersion } from '@dining/domain/inventory/need';
import type { VenueStock } from '@dining/domain/inventory/stock';
import type { HotelMemberRule } from '@dining/domain/pricing/member-discount';
import type { Product } from '@dining/domain/products/product';
import type { ProdCode } from '@dining/domain/shared/codes';
import type { HolidayCalendar } from '@dining/domain/shared/holidays';
import { type VersionCache, versionCache } from '../../cache';
import type { Database } from '../../db/connect';
import { readHolidays } from '../../stores/availability/holidays';
import { readHotels } from '../../stores/hotels/hotels';
import { stockOfVenue } from '../../stores/inventory/stock';
import { policiesOfVenue, type StandingPolicy, type TermsVersion, termsOfHotel } from '../../stores/orders/agreed-texts';
import { productByCode } from '../../stores/products/products';

/** All that changes seldom of what an order of a product is checked, priced and agreed by. */
interface Rules {
  readonly product: Product;
  readonly onSale: boolean;
  readonly stock: VenueStock;
  readonly holidays: HolidayCalendar;
  readonly memberRule: HotelMemberRule | null;
  readonly policies: readonly (StandingPolicy & { readonly effectiveAt: Date })[];
  readonly terms: readonly (TermsVersion & { readonly effectiveAt: Date; readonly endedAt: Date | null })[];
}

/** The same as it stands at one moment. */
export interface StandingRules extends Pick<Rules, 'product' | 'stock' | 'holidays' | 'memberRule'> {
  readonly policy: StandingPolicy;
  readonly terms: readonly TermsVersion[];
  /** When another policy or text comes into force, or one ends, though nobody changes anything; null where none does. */
  readonly until: Date | null;
}

const known = new WeakMap<Database, VersionCache<ProdCode, Rules | undefined>>();

/** What this process remembers for the orders of a database. */
function remembered(database: Database): VersionCache<ProdCode, Rules | undefined> {
  const before = known.get(database);
  if (before !== undefined) return before;
  const made = versionCache((prodCode: ProdCode) => loadRules(database, prodCode));
  known.set(database, made);
  return made;
}

async function loadRules({ db }: Database, prodCode: ProdCode): Promise<Rules | undefined> {
  const stored = await productByCode(db, prodCode);
  if (stored === undefined) return undefined;
  const { product, onSale } = stored;
  const [stock, holidays, hotels, policies, terms] = await Promise.all([
    stockOfVenue(db, product.dinCode),
    readHolidays(db),
    readHotels(db),
    policiesOfVenue(db, product.dinCode),
    termsOfHotel(db, product.htlCode),
  ]);
  if (stock === undefined) return undefined;
  const memberRule = hotels.find(({ htlCode }) => htlCode === product.htlCode)?.memberFoodRule ?? null;
  return { product, onSale, stock: stock.stock, holidays: holidays.calendar, memberRule, policies, terms };
}

/** The newest text of each kind that is in force; they come newest first. */
function termsAt(terms: Rules['terms'], at: Date): readonly TermsVersion[] {
  const inForce = terms.filter(({ effectiveAt, endedAt }) => effectiveAt <= at && (endedAt === null || endedAt > at));
  return inForce.filter(({ termsTypeCode }, index) => inForce.findIndex((one) => one.termsTypeCode === termsTypeCode) === index);
}

/** The first instant after `at` at which a policy or a text begins or ends. */
function nextTurn({ policies, terms }: Rules, at: Date): Date | null {
  const turns = [
    ...policies.map(({ effectiveAt }) => effectiveAt),
    ...terms.flatMap(({ effectiveAt, endedAt }) => [effectiveAt, endedAt]),
  ];
  const coming = turns.filter((turn) => turn !== null).filter((turn) => turn > at);
  return coming.toSorted((a, b) => a.getTime() - b.getTime())[0] ?? null;
}

/**
 * The rules of a product as they stand at a moment whose versions the database has told: what is remembered of other versions is read
 * anew. It is of these versions or of later ones, and the transaction that takes the order compares them once more behind a lock
 * (`rulesStand`): nothing that is remembered is believed without the database's word (ADR 21). Undefined where the product is not sold,
 * or its venue has no policy. Never inside a transaction: it may ask the database, and the embedded one has a single connection.
 */
export async function rulesAtHand(
  database: Database,
  prodCode: ProdCode,
  { rules: versions, at }: { readonly rules: readonly RuleVersion[]; readonly at: Date },
): Promise<StandingRules | undefined> {
  const rules = await remembered(database).get(prodCode, versions.map(({ version }) => version).join('.'));
  const policy = rules?.policies.find(({ effectiveAt }) => effectiveAt <= at);
  if (rules === undefined || !rules.onSale || policy === undefined) return undefined;
  const { product, stock, holidays, memberRule } = rules;
  return { product, stock, holidays, memberRule, policy, terms: termsAt(rules.terms, at), until: nextTurn(rules, at) };
}
