import { type Failure, fail } from '@dining/contract/failure';
import type { publishProduct, saveMenu, saveProduct, saveVenue, viewVenue } from '@dining/contract/staff/catalogue';
import { checkMenuFields, checkProductFields, checkVenueFields } from '@dining/domain/catalogue/check-fields';
import { createDocumentCode } from '@dining/domain/catalogue/convert-contents';
import type { VersionedKind } from '@dining/domain/catalogue/document-contents';
import type { Catalogue, VenueDocument } from '@dining/domain/catalogue/documents';
import {
  applyMenuFields,
  applyProductFields,
  applyVenueFields,
  findProductFields,
  getMenuFields,
  getNextNumber,
  getVenueFields,
} from '@dining/domain/catalogue/fields';
import { type DinCode, type ProdCode, toCode } from '@dining/domain/shared/codes';
import { getDocumentVersion, refuseFields } from '../../../catalogue/edit-catalogue';
import type { Deps } from '../../../config/deps';
import { authorize, type StaffCall, toSubjectScope } from '../../../http/staff-mount';
import type { DraftCode } from '../../../stores/catalogue/drafts';
import { findVenueWithHotelName } from '../../../stores/venues/venues';
import { findVisibleCatalogue } from './find-catalogue';
import { saveDocument } from './save-document';

const failChanged = (document: object, fields: object): Failure => ({
  failure: 'changed_meanwhile',
  current: { fields, version: getDocumentVersion(document) },
});

const createNewCode = (kind: VersionedKind, catalogue: Catalogue, drafts: readonly DraftCode[]): string =>
  createDocumentCode(
    kind,
    catalogue,
    drafts.filter((draft) => draft.kind === kind).map(({ code }) => code),
  );

export async function handleViewVenue(deps: Deps, { body: { dinCode }, staff }: StaffCall<typeof viewVenue>) {
  const place = await findVenueWithHotelName(deps.database.pool, dinCode);
  if (place === undefined) return fail('not_found');
  const catalogue = await findVisibleCatalogue(deps, staff, 'catalogue', toSubjectScope(place));
  const venue = catalogue?.venues.find((each) => each.dinCode === dinCode);
  if (catalogue === undefined || venue === undefined) return fail('not_found');
  return {
    htlCode: venue.htlCode,
    fields: toWire(getVenueFields(venue)),
    version: getDocumentVersion(venue),
    hasVisits: venue.stock.length > 0,
    venueMenus: catalogue.menus
      .filter((menu) => menu.dinCode === dinCode)
      .map((menu) => ({
        menuIndex: menu.menuIndex,
        fields: getMenuFields(menu),
        version: getDocumentVersion(menu),
      })),
    venueProducts: catalogue.products
      .filter((product) => product.dinCode === dinCode)
      .flatMap((product) => {
        const fields = findProductFields(product);
        if (fields === undefined) return [];
        const { prodCode, onSale: isOnSale } = product;
        return [
          {
            prodCode,
            isOnSale,
            fields: { ...fields, menuIndexes: [...fields.menuIndexes] },
            version: getDocumentVersion(product),
          },
        ];
      }),
  };
}

const toWire = (fields: ReturnType<typeof getVenueFields>) => ({ ...fields, startTimes: [...fields.startTimes] });

export async function handleSaveVenue(deps: Deps, call: StaffCall<typeof saveVenue>) {
  const { body, staff } = call;
  const { fields } = body;
  const place = body.dinCode === null ? undefined : await findVenueWithHotelName(deps.database.pool, body.dinCode);
  if (body.dinCode !== null && place === undefined) return fail('not_found');
  const scope = place === undefined ? ({ type: 'hotel', htlCode: body.htlCode } as const) : toSubjectScope(place);
  const refusal = authorize(staff, 'catalogue', scope, deps.now());
  if (refusal !== undefined) return refusal;
  return saveDocument(deps, call, (catalogue, drafts) => {
    const { venues, hotels } = catalogue;
    const stored = venues.find(({ dinCode }) => dinCode === body.dinCode);
    if (body.dinCode === null ? !hotels.some(({ htlCode }) => htlCode === body.htlCode) : stored === undefined)
      return fail('not_found');
    const before = stored && getVenueFields(stored);
    if (stored !== undefined && before !== undefined && getDocumentVersion(stored) !== body.version)
      return failChanged(stored, before);
    const issues = checkVenueFields(fields, stored !== undefined && stored.stock.length > 0);
    if (issues.length > 0) return refuseFields(issues);
    const changesTurn = before !== undefined && before.tableTurnMinutes !== fields.tableTurnMinutes;
    const turnRefusal = changesTurn ? authorize(staff, 'calendar', scope, deps.now()) : undefined;
    if (turnRefusal !== undefined) return refuseFields([{ path: 'tableTurnMinutes', code: 'publication_forbidden' }]);
    const code = createNewCode('venue', catalogue, drafts);
    const position = getNextNumber(venues.map((venue) => venue.position));
    const venue = applyVenueFields(
      fields,
      stored ?? { dinCode: toCode<DinCode>(code), htlCode: body.htlCode, position },
    );
    const { dinCode, htlCode } = venue;
    return {
      next: { ...catalogue, venues: [...venues.filter((each) => each !== stored), venue] },
      document: { kind: 'venue', code: dinCode },
      action: 'venue.save',
      subject: dinCode,
      htlCode,
      before,
      after: getVenueFields(venue),
      answer: { dinCode, version: getDocumentVersion(venue) },
      venueWithNewTimes: changesTurn ? dinCode : undefined,
    };
  });
}

/** Authorizes a change of the menus and products of a venue. */
async function authorizeVenue(
  deps: Deps,
  staff: Parameters<typeof authorize>[0],
  dinCode: DinCode,
): Promise<Failure | undefined> {
  const place = await findVenueWithHotelName(deps.database.pool, dinCode);
  return place === undefined ? fail('not_found') : authorize(staff, 'catalogue', toSubjectScope(place), deps.now());
}

const findVenue = ({ venues }: Catalogue, dinCode: DinCode): VenueDocument | undefined =>
  venues.find((venue) => venue.dinCode === dinCode);

export async function handleSaveMenu(deps: Deps, call: StaffCall<typeof saveMenu>) {
  const { body, staff } = call;
  const { dinCode, fields } = body;
  const refusal = await authorizeVenue(deps, staff, dinCode);
  if (refusal !== undefined) return refusal;
  const issues = checkMenuFields(fields);
  if (issues.length > 0) return refuseFields(issues);
  return saveDocument(deps, call, (catalogue, drafts) => {
    const { menus } = catalogue;
    const venue = findVenue(catalogue, dinCode);
    const stored = menus.find((menu) => menu.menuIndex === body.menuIndex && menu.dinCode === dinCode);
    if (venue === undefined || (body.menuIndex !== null && stored === undefined)) return fail('not_found');
    const before = stored && getMenuFields(stored);
    if (stored !== undefined && before !== undefined && getDocumentVersion(stored) !== body.version)
      return failChanged(stored, before);
    const nextIndex = Number(createNewCode('menu', catalogue, drafts));
    const menu = applyMenuFields(fields, stored ?? { menuIndex: nextIndex, dinCode });
    const { menuIndex } = menu;
    return {
      next: { ...catalogue, menus: [...menus.filter((each) => each !== stored), menu] },
      document: { kind: 'menu', code: String(menuIndex) },
      action: 'menu.save',
      subject: `menu ${menuIndex}`,
      htlCode: venue.htlCode,
      before,
      after: getMenuFields(menu),
      answer: { menuIndex, version: getDocumentVersion(menu) },
    };
  });
}

export async function handleSaveProduct(deps: Deps, call: StaffCall<typeof saveProduct>) {
  const { body, staff } = call;
  const { dinCode, fields } = body;
  const refusal = await authorizeVenue(deps, staff, dinCode);
  if (refusal !== undefined) return refusal;
  return saveDocument(deps, call, (catalogue, drafts) => {
    const { menus, products } = catalogue;
    const venue = findVenue(catalogue, dinCode);
    const stored = products.find((product) => product.prodCode === body.prodCode && product.dinCode === dinCode);
    const before = stored && findProductFields(stored);
    if (venue === undefined || (body.prodCode !== null && before === undefined)) return fail('not_found');
    if (stored !== undefined && before !== undefined && getDocumentVersion(stored) !== body.version)
      return failChanged(stored, before);
    const issues = checkProductFields(fields);
    if (issues.length > 0) return refuseFields(issues);
    const code = createNewCode('product', catalogue, drafts);
    const position = getNextNumber(products.map((each) => each.position));
    const categoryPosition = venue.categories.findIndex(({ reservationType }) => reservationType === 'table') + 1;
    const base = { prodCode: toCode<ProdCode>(code), dinCode, htlCode: venue.htlCode, position, categoryPosition };
    const product = applyProductFields(fields, stored ?? base, menus);
    const { prodCode } = product;
    return {
      next: { ...catalogue, products: [...products.filter((each) => each !== stored), product] },
      document: { kind: 'product', code: prodCode },
      action: 'product.save',
      subject: prodCode,
      htlCode: venue.htlCode,
      before,
      after: fields,
      answer: { prodCode, version: getDocumentVersion(product) },
    };
  });
}

export async function handlePublishProduct(deps: Deps, call: StaffCall<typeof publishProduct>) {
  const { body, staff } = call;
  const { prodCode, isOnSale, version } = body;
  return saveDocument(deps, call, (catalogue) => {
    const { products } = catalogue;
    const stored = products.find((product) => product.prodCode === prodCode);
    if (stored === undefined) return fail('not_found');
    const refusal = authorize(staff, 'catalogue', toSubjectScope(stored), deps.now());
    if (refusal !== undefined) return refusal;
    if (getDocumentVersion(stored) !== version) return failChanged(stored, { isOnSale: stored.onSale });
    const product = { ...stored, onSale: isOnSale };
    return {
      next: { ...catalogue, products: [...products.filter((each) => each !== stored), product] },
      document: { kind: 'product', code: prodCode },
      action: 'product.publish',
      subject: prodCode,
      htlCode: stored.htlCode,
      before: { isOnSale: stored.onSale ? 'yes' : 'no' },
      after: { isOnSale: isOnSale ? 'yes' : 'no' },
      answer: { version: getDocumentVersion(product) },
    };
  });
}
