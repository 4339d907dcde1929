import { type Failure, fail } from '@dining/contract/failure';
import type { saveLimits, viewLimits } from '@dining/contract/staff/catalogue-limits';
import type { Catalogue } from '@dining/domain/catalogue/documents';
import {
  applyLimitRows,
  checkLimitRows,
  compareLimitRows,
  getLimitKey,
  type LimitChange,
  listLimitRows,
  listPastLimitRows,
} from '@dining/domain/catalogue/limit-table';
import type { DinCode } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { getDocumentVersion, refuseFields } from '../../../catalogue/edit-catalogue';
import type { Deps } from '../../../config/deps';
import { authorize, type StaffCall, toSubjectScope } from '../../../http/staff-mount';
import { listSoldByDay } from '../../../stores/inventory/usage';
import { findVenueWithHotelName } from '../../../stores/venues/venues';
import { findVisibleCatalogue } from './find-catalogue';
import { listNames } from './list-names';
import { saveDocument } from './save-document';

const getVenueProducts = ({ products }: Catalogue, dinCode: DinCode) =>
  products.filter((product) => product.dinCode === dinCode);

/** Later than any day of visit that can be booked. */
const lastDay = '9999-12-31';

export async function handleViewLimits(deps: Deps, { body, staff, language }: StaffCall<typeof viewLimits>) {
  const { dinCode } = body;
  const place = await findVenueWithHotelName(deps.database.pool, dinCode);
  if (place === undefined) return fail('not_found');
  const catalogue = await findVisibleCatalogue(deps, staff, 'catalogue', toSubjectScope(place));
  if (catalogue === undefined) return fail('not_found');
  const today = getTodayInSeoul(deps.now());
  const products = getVenueProducts(catalogue, dinCode);
  const limitRows = listLimitRows(products, today);
  return {
    version: getDocumentVersion(limitRows),
    limitRows,
    limitedProducts: products.map(({ prodCode, name, reservationType, daySaleLimit }) => ({
      prodCode,
      names: listNames(name, language),
      isPickup: reservationType === 'pickup',
      usualLimit: daySaleLimit,
    })),
    soldUnits: await listSoldByDay(
      deps.database.pool,
      products.map(({ prodCode }) => prodCode),
      today,
      lastDay,
    ),
  };
}

const formatLimit = (limit: number | null | undefined): string =>
  limit === undefined ? 'usual limit' : limit === null ? 'no limit' : String(limit);

/** Lists limits by what identifies them, for the audit. */
const listLimitFields = (changes: readonly LimitChange[], side: 'before' | 'after'): Record<string, string> =>
  Object.fromEntries(changes.map((change) => [getLimitKey(change), formatLimit(change[side])]));

/** The audit names at most this many limits of one change. */
const maxAuditedLimits = 100;

export async function handleSaveLimits(deps: Deps, call: StaffCall<typeof saveLimits>) {
  const { body, staff } = call;
  const { dinCode, version, rows } = body;
  const place = await findVenueWithHotelName(deps.database.pool, dinCode);
  if (place === undefined) return fail('not_found');
  const refusal = authorize(staff, 'catalogue', toSubjectScope(place), deps.now());
  if (refusal !== undefined) return refusal;
  const today = getTodayInSeoul(deps.now());
  return saveDocument(deps, call, (catalogue) => {
    const products = getVenueProducts(catalogue, dinCode);
    const stored = listLimitRows(products, today);
    const currentVersion = getDocumentVersion(stored);
    if (currentVersion !== version)
      return {
        failure: 'changed_meanwhile',
        current: {
          version: currentVersion,
          fields: Object.fromEntries(stored.map((row) => [getLimitKey(row), row.limit ?? '∞'])),
        },
      } satisfies Failure;
    const issues = checkLimitRows(
      rows,
      products.map(({ prodCode }) => prodCode),
      listPastLimitRows(products, today),
    );
    if (issues.length > 0) return refuseFields(issues);
    const next = applyLimitRows(products, rows, today);
    const nextRows = listLimitRows(next, today);
    const changes = compareLimitRows(stored, nextRows);
    const audited = changes.slice(0, maxAuditedLimits);
    return {
      next: {
        ...catalogue,
        products: [...catalogue.products.filter((product) => product.dinCode !== dinCode), ...next],
      },
      document: { kind: 'venue', code: dinCode },
      isPartial: true,
      action: 'limit.save',
      subject: dinCode,
      htlCode: place.htlCode,
      before: listLimitFields(audited, 'before'),
      after: listLimitFields(audited, 'after'),
      answer: { version: getDocumentVersion(nextRows), changed: changes.length },
    };
  });
}
