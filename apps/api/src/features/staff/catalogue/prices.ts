import { type Failure, fail } from '@dining/contract/failure';
import type { savePrices, viewPrices } from '@dining/contract/staff/catalogue-prices';
import type { Catalogue } from '@dining/domain/catalogue/documents';
import {
  applyPriceRows,
  checkPriceRows,
  comparePriceRows,
  getPriceKey,
  listPastPriceRows,
  listPriceRows,
  type PriceChange,
  type PricedDocuments,
} from '@dining/domain/catalogue/price-table';
import type { DinCode } from '@dining/domain/shared/codes';
import { getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { getDocumentVersion, refuseFields } from '../../../catalogue/edit-catalogue';
import type { Deps } from '../../../config/deps';
import { authorize, type StaffCall, toSubjectScope } from '../../../http/staff-mount';
import { findVenueWithHotelName } from '../../../stores/venues/venues';
import { findVisibleCatalogue } from './find-catalogue';
import { listNames } from './list-names';
import { saveDocument } from './save-document';

function getVenueDocuments({ menus, products }: Catalogue, dinCode: DinCode): PricedDocuments {
  return {
    menus: menus.filter((menu) => menu.dinCode === dinCode),
    products: products.filter((product) => product.dinCode === dinCode),
  };
}

/** Returns the version of a venue's prices, which past days do not change. */
const getPricesVersion = (documents: PricedDocuments, today: SeoulDate): string =>
  getDocumentVersion(listPriceRows(documents, today));

export async function handleViewPrices(deps: Deps, { body, staff, language }: StaffCall<typeof viewPrices>) {
  const { dinCode } = body;
  const place = await findVenueWithHotelName(deps.database.pool, dinCode);
  if (place === undefined) return fail('not_found');
  const catalogue = await findVisibleCatalogue(deps, staff, 'catalogue', toSubjectScope(place));
  if (catalogue === undefined) return fail('not_found');
  const today = getTodayInSeoul(deps.now());
  const documents = getVenueDocuments(catalogue, dinCode);
  return {
    version: getPricesVersion(documents, today),
    priceRows: listPriceRows(documents, today),
    venueMenus: documents.menus.map(({ menuIndex, name }) => ({ menuIndex, names: listNames(name, language) })),
    venueProducts: documents.products.map(({ prodCode, name, reservationType, options }) => ({
      prodCode,
      names: listNames(name, language),
      isPickup: reservationType === 'pickup',
      menuIndexes: options.map(({ menuIndex }) => menuIndex),
    })),
  };
}

/** Lists prices by what identifies them, for the audit and the comparison with another version. */
const listPriceFields = (
  changes: readonly PriceChange[],
  getPrice: (change: PriceChange) => number | null,
): Record<string, number | null> =>
  Object.fromEntries(changes.map((change) => [getPriceKey(change).trim(), getPrice(change)]));

/** The audit names at most this many prices of one change. */
const maxAuditedPrices = 100;

export async function handleSavePrices(deps: Deps, call: StaffCall<typeof savePrices>) {
  const { body, staff } = call;
  const { dinCode, version, rows } = body;
  const place = await findVenueWithHotelName(deps.database.pool, dinCode);
  if (place === undefined) return fail('not_found');
  const refusal = authorize(staff, 'catalogue', toSubjectScope(place), deps.now());
  if (refusal !== undefined) return refusal;
  const today = getTodayInSeoul(deps.now());
  return saveDocument(deps, call, (catalogue) => {
    const documents = getVenueDocuments(catalogue, dinCode);
    const stored = listPriceRows(documents, today);
    const currentVersion = getPricesVersion(documents, today);
    if (currentVersion !== version)
      return {
        failure: 'changed_meanwhile',
        current: {
          version: currentVersion,
          fields: Object.fromEntries(stored.map((row) => [getPriceKey(row), row.price])),
        },
      } satisfies Failure;
    const issues = checkPriceRows(rows, stored, listPastPriceRows(documents, today));
    if (issues.length > 0) return refuseFields(issues);
    const next = applyPriceRows(documents, rows, today);
    const changes = comparePriceRows(stored, listPriceRows(next, today));
    const audited = changes.slice(0, maxAuditedPrices);
    return {
      next: {
        ...catalogue,
        menus: [...catalogue.menus.filter((menu) => menu.dinCode !== dinCode), ...next.menus],
        products: [...catalogue.products.filter((product) => product.dinCode !== dinCode), ...next.products],
      },
      document: { kind: 'venue', code: dinCode },
      isPartial: true,
      action: 'price.save',
      subject: dinCode,
      htlCode: place.htlCode,
      before: listPriceFields(audited, ({ before }) => before),
      after: listPriceFields(audited, ({ after }) => after),
      answer: { version: getPricesVersion(next, today), changed: changes.length },
    };
  });
}
