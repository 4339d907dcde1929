import type { Catalogue } from './documents';
import type { CatalogueIssueCode } from './issues';

/** Pages of the site that staff may link to; `$` names a code. `contract/site/pages` declares the pages. */
export const linkablePaths = [
  '/',
  '/login',
  '/join/agreement',
  '/reservation/step/1',
  '/reservation/step/2/$dinCode',
  '/reservation/prod/detail/$dinCode/$prodCode',
  '/reservation/lookup',
  '/review/list/$dinCode/$prodCode',
  '/dining/$htlHmcCode/$dinCode',
  '/fnb/find',
  '/fnb/dinInfo',
  '/fnb/prom/main',
  '/fnb/prom/detail',
  '/fnb/mypage/main',
  '/fnb/mypage/benefits',
  '/terms/$kind',
] as const;

const codeNames = ['htlHmcCode', 'dinCode', 'prodCode', 'promCode'] as const;
type Codes = Readonly<Partial<Record<(typeof codeNames)[number], string>>>;

/** Finds the codes in the path and the query of a link to the site. Returns undefined if the site has no such page. */
function findPageCodes(link: string): Codes | undefined {
  const [address = ''] = link.split('#');
  const [path = '', query = ''] = address.split('?');
  const segments = path.replace(/(?<=.)\/$/, '').split('/');
  const template = linkablePaths
    .map((each) => each.split('/'))
    .find(
      (names) =>
        names.length === segments.length &&
        names.every((name, index) => (name.startsWith('$') ? segments[index] !== '' : name === segments[index])),
    );
  if (template === undefined) return undefined;
  const values = new Map([
    ...query.split('&').map((parameter): readonly [string, string] => {
      const [name = '', value = ''] = parameter.split('=');
      return [name, value];
    }),
    ...template.map((name, index): readonly [string, string] => [name.slice(1), segments[index] ?? '']),
  ]);
  return Object.fromEntries(
    codeNames.flatMap((name) => {
      const value = values.get(name);
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}

/** Returns true if all codes are those of documents that belong together. */
function existsInCatalogue({ htlHmcCode, dinCode, prodCode, promCode }: Codes, catalogue: Catalogue): boolean {
  const { hotels, venues, products, promotions } = catalogue;
  const venue = venues.find((each) => each.dinCode === dinCode);
  const hotel = hotels.find((each) => each.htlHmcCode === htlHmcCode);
  return (
    (dinCode === undefined || venue !== undefined) &&
    (htlHmcCode === undefined || (hotel !== undefined && (venue === undefined || venue.htlCode === hotel.htlCode))) &&
    (prodCode === undefined ||
      products.some((each) => each.prodCode === prodCode && (dinCode === undefined || each.dinCode === dinCode))) &&
    (promCode === undefined || promotions.some((each) => each.promCode === promCode))
  );
}

/**
 * Returns true for a path of the site or an address of another one. Browsers read `/\` like `//`, and skip control
 * characters; a name before `@` hides the real address.
 */
export const isSafeLink = (link: string): boolean =>
  !/[\s\\\p{Cc}]/u.test(link) &&
  (/^\/(?!\/)/.test(link) || /^https:\/\/[\p{L}\p{N}][\p{L}\p{N}.-]*(?::\d{1,5})?(?:[/?#]|$)/u.test(link));

/**
 * Returns why guests cannot follow a link: it is no path of the site and no address with https, the site has no such
 * page, or its restaurant, product or promotion does not exist.
 */
export function checkLink(link: string, catalogue: Catalogue): CatalogueIssueCode | undefined {
  if (!isSafeLink(link)) return 'url_invalid';
  if (!link.startsWith('/')) return undefined;
  const codes = findPageCodes(link);
  if (codes === undefined) return 'page_unknown';
  return existsInCatalogue(codes, catalogue) ? undefined : 'reference_unknown';
}
