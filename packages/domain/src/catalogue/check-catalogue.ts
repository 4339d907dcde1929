import { checkPolicy } from '../cancellation/policy';
import type { DinCode } from '../shared/codes';
import { checkHotel, groupCode } from './check-hotel';
import { checkLine } from './check-lines';
import { checkLink } from './check-link';
import { checkMenu, checkProduct } from './check-product';
import { checkAlt, checkLanguages, checkName, checkTextFields } from './check-texts';
import { checkVenue } from './check-venue';
import type {
  Catalogue,
  GroupDocument,
  JoiningCouponDocument,
  PolicyDocument,
  ProductDocument,
  PromotionDocument,
  TermsDocument,
} from './documents';
import type { CatalogueIssue, DocumentIssue, DocumentKey, DocumentKind } from './issues';

/** Returns the key of a version of terms or of a policy: the code of its hotel or venue, its type, and its version. */
export const getTermsKey = ({ htlCode, termsTypeCode, version }: TermsDocument): DocumentKey => ({
  kind: 'terms',
  code: `${htlCode} ${termsTypeCode} ${version}`,
});
export const getPolicyKey = ({ dinCode, version }: PolicyDocument): DocumentKey => ({
  kind: 'policy',
  code: `${dinCode} ${version}`,
});

const reportUnknown = (path: string, code: string): DocumentIssue => ({
  path: [path],
  code: 'reference_unknown',
  values: { code },
});

/** Reports each entry whose key an earlier one has. `getPath` returns the place of the key. */
function findRepeated(keys: readonly string[], getPath: (index: number) => DocumentIssue['path']): DocumentIssue[] {
  return keys.flatMap((key, index) =>
    keys.indexOf(key) < index ? [{ path: getPath(index), code: 'code_repeated', values: { code: key } } as const] : [],
  );
}

const isCouponValid = ({ kind, value }: JoiningCouponDocument): boolean =>
  value >= 1 && (kind === 'amount' || value <= 100);

const checkGroup = (group: GroupDocument): DocumentIssue[] => [
  ...findRepeated(
    group.allergies.map(({ allergyCode }) => allergyCode),
    (index) => ['allergies', index, 'allergyCode'],
  ),
  ...findRepeated(
    group.appProps.map(({ propName }) => propName),
    (index) => ['appProps', index, 'propName'],
  ),
  ...findRepeated(
    group.joiningCoupons.map(({ htlCode }) => htlCode),
    (index) => ['joiningCoupons', index, 'htlCode'],
  ),
  ...group.joiningCoupons.flatMap((coupon, index) =>
    isCouponValid(coupon) ? [] : [{ path: ['joiningCoupons', index, 'value'], code: 'coupon_value_invalid' } as const],
  ),
  ...group.allergies.flatMap(({ name }, index) => checkLanguages(name, ['allergies', index, 'name'])),
  ...group.joiningCoupons.flatMap(({ name }, index) => checkName(name, ['joiningCoupons', index, 'name'])),
];

function checkPromotion(promotion: PromotionDocument, catalogue: Catalogue): DocumentIssue[] {
  const { dinCode, prodCode, startsOn, endsOn } = promotion;
  const issues = [
    ...checkTextFields(promotion, { required: ['name', 'simpleDescription'], optional: ['content'] }),
    ...checkLine(promotion.name, ['name']),
    ...checkAlt(promotion.banner.alt, ['banner', 'alt']),
  ];
  if (startsOn !== null && endsOn !== null && startsOn > endsOn)
    issues.push({ path: ['endsOn'], code: 'period_reversed' });
  const linkIssue = promotion.linkUrl === null ? undefined : checkLink(promotion.linkUrl, catalogue);
  if (promotion.linkUrl !== null && linkIssue !== undefined)
    issues.push({ path: ['linkUrl'], code: linkIssue, values: { code: promotion.linkUrl } });
  const isOfHotel = catalogue.venues.some((venue) => venue.dinCode === dinCode && venue.htlCode === promotion.htlCode);
  if (dinCode !== null && !isOfHotel) issues.push(reportUnknown('dinCode', dinCode));
  if (prodCode !== null) {
    const product = catalogue.products.find((candidate) => candidate.prodCode === prodCode);
    if (product === undefined) issues.push(reportUnknown('prodCode', prodCode));
    else if (product.dinCode !== dinCode) issues.push({ path: ['prodCode'], code: 'product_of_other_venue' });
  }
  return issues;
}

/** Returns whether guests of a venue pay only deposits in advance, or full prices too (decision 22). */
export const getProductPayment = (products: readonly ProductDocument[]): 'deposits_only' | 'paid_in_full' =>
  products.length > 0 && products.every(({ takesDeposit }) => takesDeposit) ? 'deposits_only' : 'paid_in_full';

function checkPolicyDocument(policy: PolicyDocument, catalogue: Catalogue): DocumentIssue[] {
  const products = catalogue.products.filter(({ dinCode }) => dinCode === policy.dinCode);
  const result = checkPolicy(policy, getProductPayment(products));
  const path = !result.ok && result.error === 'grace_invalid' ? 'graceMinutes' : 'tiers';
  return [
    ...(result.ok ? [] : [{ path: [path], code: result.error }]),
    ...checkLanguages(policy.description, ['description']),
  ];
}

function findRepeatedCodes(documents: readonly DocumentKey[]): CatalogueIssue[] {
  const seen = new Set<string>();
  return documents.flatMap((document): CatalogueIssue[] => {
    const key = `${document.kind} ${document.code}`;
    if (seen.has(key)) return [{ document, path: [], code: 'code_repeated', values: { code: document.code } }];
    seen.add(key);
    return [];
  });
}

function listKeys(catalogue: Catalogue): DocumentKey[] {
  const listCodes = (kind: DocumentKind, codes: readonly (string | number)[]): DocumentKey[] =>
    codes.map((code) => ({ kind, code: String(code) }));
  return [
    ...listCodes(
      'hotel',
      catalogue.hotels.map(({ htlCode }) => htlCode),
    ),
    ...listCodes(
      'venue',
      catalogue.venues.map(({ dinCode }) => dinCode),
    ),
    ...listCodes(
      'menu',
      catalogue.menus.map(({ menuIndex }) => menuIndex),
    ),
    ...listCodes(
      'product',
      catalogue.products.map(({ prodCode }) => prodCode),
    ),
    ...listCodes(
      'promotion',
      catalogue.promotions.map(({ promCode }) => promCode),
    ),
    ...catalogue.terms.map(getTermsKey),
    ...catalogue.policies.map(getPolicyKey),
  ];
}

/** Reports codes of rooms, questions and the like that occur more than once in the catalogue. */
function findSharedPartCodes(catalogue: Catalogue): CatalogueIssue[] {
  const parts: readonly {
    readonly document: DocumentKey;
    readonly path: DocumentIssue['path'];
    readonly code: string;
  }[] = [
    ...catalogue.hotels.map(({ htlCode, htlHmcCode }) => ({
      document: { kind: 'hotel', code: htlCode } as const,
      path: ['htlHmcCode'],
      code: htlHmcCode,
    })),
    ...catalogue.terms.map((document) => ({
      document: getTermsKey(document),
      path: ['termsSeq'],
      code: String(document.termsSeq),
    })),
    ...catalogue.policies.map((document) => ({
      document: getPolicyKey(document),
      path: ['payPlcySeq'],
      code: String(document.payPlcySeq),
    })),
    ...catalogue.venues.flatMap(({ dinCode, rooms }) =>
      rooms.map(({ dinRoomCode }, index) => ({
        document: { kind: 'venue', code: dinCode } as const,
        path: ['rooms', index, 'dinRoomCode'],
        code: dinRoomCode,
      })),
    ),
    ...catalogue.products.flatMap(({ prodCode, questions }) =>
      questions.map(({ prodQsCode }, index) => ({
        document: { kind: 'product', code: prodCode } as const,
        path: ['questions', index, 'prodQsCode'],
        code: prodQsCode,
      })),
    ),
  ];
  const seen = new Set<string>();
  return parts.flatMap(({ document, path, code }): CatalogueIssue[] => {
    const key = `${document.kind} ${code}`;
    if (seen.has(key)) return [{ document, path, code: 'code_repeated', values: { code } }];
    seen.add(key);
    return [];
  });
}

/** Checks a whole catalogue: each document, and the references between them. Returns all broken rules. */
export function checkCatalogue(catalogue: Catalogue): CatalogueIssue[] {
  const { hotels, venues, menus, products, promotions, terms, policies } = catalogue;
  const hotelCodes = new Set<string>(hotels.map(({ htlCode }) => htlCode));
  const venueByCode = new Map(venues.map((venue) => [venue.dinCode, venue]));
  const checkHotelCode = (htlCode: string) => (hotelCodes.has(htlCode) ? [] : [reportUnknown('htlCode', htlCode)]);
  const checkVenueCode = (dinCode: DinCode) => (venueByCode.has(dinCode) ? [] : [reportUnknown('dinCode', dinCode)]);
  const report = (document: DocumentKey, issues: readonly DocumentIssue[]): CatalogueIssue[] =>
    issues.map((issue) => ({ document, ...issue }));
  return [
    ...findRepeatedCodes(listKeys(catalogue)),
    ...findSharedPartCodes(catalogue),
    ...report({ kind: 'group', code: '' }, [
      ...checkGroup(catalogue.group),
      ...catalogue.group.joiningCoupons.flatMap(({ htlCode }, index) =>
        htlCode === groupCode || hotelCodes.has(htlCode)
          ? []
          : [
              {
                path: ['joiningCoupons', index, 'htlCode'],
                code: 'reference_unknown',
                values: { code: htlCode },
              } as const,
            ],
      ),
    ]),
    ...hotels.flatMap((hotel) => report({ kind: 'hotel', code: hotel.htlCode }, checkHotel(hotel))),
    ...venues.flatMap((venue) =>
      report({ kind: 'venue', code: venue.dinCode }, [...checkHotelCode(venue.htlCode), ...checkVenue(venue)]),
    ),
    ...menus.flatMap((menu) =>
      report({ kind: 'menu', code: String(menu.menuIndex) }, [
        ...checkVenueCode(menu.dinCode),
        ...checkMenu(menu, menus),
      ]),
    ),
    ...products.flatMap((product) => {
      const venue = venueByCode.get(product.dinCode);
      const issues = venue === undefined ? checkVenueCode(product.dinCode) : checkProduct(product, venue, menus);
      return report({ kind: 'product', code: product.prodCode }, issues);
    }),
    ...promotions.flatMap((promotion) =>
      report({ kind: 'promotion', code: promotion.promCode }, [
        ...checkHotelCode(promotion.htlCode),
        ...checkPromotion(promotion, catalogue),
      ]),
    ),
    ...terms.flatMap((document) =>
      report(getTermsKey(document), [
        ...checkHotelCode(document.htlCode),
        ...checkTextFields(document, { required: ['title', 'content'] }),
        ...checkLine(document.title, ['title']),
      ]),
    ),
    ...policies.flatMap((policy) =>
      report(getPolicyKey(policy), [...checkVenueCode(policy.dinCode), ...checkPolicyDocument(policy, catalogue)]),
    ),
  ];
}

/** Returns the documents of `base`, with those of `changes` added or in place of the one with the same key. */
export function mergeCatalogues(base: Catalogue, changes: Catalogue): Catalogue {
  const merge = <Document>(
    getList: (catalogue: Catalogue) => readonly Document[],
    getCode: (document: Document) => string,
  ) => {
    const changed = getList(changes);
    const codes = new Set(changed.map(getCode));
    return [...getList(base).filter((document) => !codes.has(getCode(document))), ...changed];
  };
  return {
    group: changes.group,
    hotels: merge(
      ({ hotels }) => hotels,
      ({ htlCode }) => htlCode,
    ),
    venues: merge(
      ({ venues }) => venues,
      ({ dinCode }) => dinCode,
    ),
    menus: merge(
      ({ menus }) => menus,
      ({ menuIndex }) => String(menuIndex),
    ),
    products: merge(
      ({ products }) => products,
      ({ prodCode }) => prodCode,
    ),
    promotions: merge(
      ({ promotions }) => promotions,
      ({ promCode }) => promCode,
    ),
    terms: merge(
      ({ terms }) => terms,
      (document) => getTermsKey(document).code,
    ),
    policies: merge(
      ({ policies }) => policies,
      (document) => getPolicyKey(document).code,
    ),
  };
}

const formatIssue = ({ document: { kind, code }, path, code: issueCode }: CatalogueIssue): string =>
  [kind, code, ...path, issueCode].join(' ');

/** Returns the rules that changed documents break, and those that others have broken only since the change. */
export function checkChange(
  before: Catalogue,
  after: Catalogue,
  isChanged: (document: DocumentKey) => boolean,
): CatalogueIssue[] {
  const knownIssues = new Set(checkCatalogue(before).map(formatIssue));
  return checkCatalogue(after).filter((issue) => isChanged(issue.document) || !knownIssues.has(formatIssue(issue)));
}
