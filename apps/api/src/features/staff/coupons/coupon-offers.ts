import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type {
  createCouponOffer,
  listCouponOffers as listOffersEndpoint,
  saveCouponOffer,
  stopCouponOffer as stopOfferEndpoint,
  viewCouponOffer,
} from '@dining/contract/staff/coupons';
import type { FieldIssue } from '@dining/domain/catalogue/check-fields';
import { toLocalizedText, toTextFields } from '@dining/domain/catalogue/fields';
import { hasSameContent } from '@dining/domain/catalogue/list-differences';
import { getCouponOfferState } from '@dining/domain/coupons/coupon-offer';
import {
  type CouponOfferFields,
  checkOfferChange,
  checkOfferFields,
  normalizeOfferFields,
} from '@dining/domain/coupons/coupon-offer-fields';
import { getTodayInSeoul, type SeoulDate } from '@dining/domain/shared/seoul-time';
import { getPermission } from '@dining/domain/staff/permissions';
import type { PoolClient } from 'pg';
import { listAuditFields } from '../../../catalogue/audit-fields';
import { refuseFields } from '../../../catalogue/edit-catalogue';
import type { Deps } from '../../../config/deps';
import { groupHtlCode } from '../../../db/schema/hotels';
import { createPage, pageSize } from '../../../http/keyset-page';
import {
  authorize,
  createActor,
  createCallerFilter,
  runStaffWrite,
  type StaffCall,
  toSubjectScope,
} from '../../../http/staff-mount';
import type { StaffCaller } from '../../../http/staff-session';
import { insertAuditEntry } from '../../../stores/app/audit';
import { insertVersions } from '../../../stores/catalogue/versions';
import {
  type CouponOfferContent,
  findCouponOffer,
  insertCouponOffer,
  listCouponOffers,
  lockAndCheckCode,
  lockCouponOffer,
  type StoredCouponOffer,
  stopCouponOffer,
  updateCouponOffer,
} from '../../../stores/coupons/coupon-offers';
import { findHotelSettings } from '../../../stores/hotels/hotels';

const getOfferScope = ({ htlCode }: Pick<StoredCouponOffer, 'htlCode'>) => toSubjectScope({ htlCode, dinCode: null });

const toFields = (offer: StoredCouponOffer): CouponOfferFields => ({
  name: offer.name,
  code: offer.code,
  couponName: toTextFields(offer.couponName),
  kind: offer.kind,
  value: offer.value,
  minOrderAmount: offer.minOrderAmount,
  maxDiscount: offer.maxDiscount,
  redeemFrom: offer.redeemFrom,
  redeemTo: offer.redeemTo,
  validity: offer.validity,
  maxCoupons: offer.maxCoupons,
});

const toContent = (fields: CouponOfferFields): CouponOfferContent => ({
  ...fields,
  couponName: toLocalizedText(fields.couponName),
});

const toVersion = (offer: StoredCouponOffer) => ({ ...toFields(offer), isStopped: offer.isStopped });

/** Adds what an offer is now to its history. `before` is what it was; undefined for a new offer. */
async function recordOffer(
  client: PoolClient,
  staff: StaffCaller,
  offerId: string,
  before: StoredCouponOffer | undefined,
): Promise<void> {
  const offer = await findCouponOffer(client, offerId);
  if (offer === undefined) return;
  const content = toVersion(offer);
  const storedContent = before === undefined ? null : toVersion(before);
  if (storedContent !== null && hasSameContent(storedContent, content)) return;
  const htlCode = offer.htlCode ?? groupHtlCode;
  const version = {
    kind: 'couponOffer',
    code: offerId,
    htlCode,
    dinCode: null,
    before: storedContent,
    content,
  } as const;
  await insertVersions(client, [version], 'console', staff.name);
}

const toVersionedFields = (offer: StoredCouponOffer) => ({ fields: toFields(offer), version: String(offer.version) });

const toSummary = (offer: Omit<StoredCouponOffer, 'couponName' | 'validity'>, today: SeoulDate) => ({
  offerId: offer.offerId,
  htlCode: offer.htlCode,
  name: offer.name,
  code: offer.code,
  kind: offer.kind,
  value: offer.value,
  redeemFrom: offer.redeemFrom,
  redeemTo: offer.redeemTo,
  maxCoupons: offer.maxCoupons,
  redeemedCount: offer.redeemedCount,
  state: getCouponOfferState(offer, today),
});

export async function handleListOffers(deps: Deps, { body, staff }: StaffCall<typeof listOffersEndpoint>) {
  const today = getTodayInSeoul(deps.now());
  const scopes = createCallerFilter(staff, 'coupon', deps.now());
  const filter = { scopes, today, isPast: body.isPast, after: body.after };
  const { rows, next } = createPage(await listCouponOffers(deps.database.pool, filter, pageSize + 1));
  return {
    offers: rows.map((offer) => toSummary(offer, today)),
    next,
  };
}

export async function handleViewOffer(deps: Deps, { body, staff }: StaffCall<typeof viewCouponOffer>) {
  const offer = await findCouponOffer(deps.database.pool, body.offerId);
  if (offer === undefined) return fail('not_found');
  const permission = getPermission(staff.grants, 'coupon', getOfferScope(offer), deps.now());
  if (!permission.allowed) return fail('not_found');
  return {
    ...toVersionedFields(offer),
    offer: toSummary(offer, getTodayInSeoul(deps.now())),
    canEdit: permission.access === 'full' && !offer.isStopped,
  };
}

/** Locks the code of the offer that is saved. Returns an issue if another offer uses it in an overlapping period. */
async function lockAndCheckOfferCode(
  client: PoolClient,
  fields: CouponOfferFields,
  offerId: string | null,
): Promise<FieldIssue[]> {
  const isTaken = await lockAndCheckCode(client, fields, offerId);
  return isTaken ? [{ path: 'code', code: 'coupon_code_taken' }] : [];
}

export async function handleCreateOffer(deps: Deps, call: StaffCall<typeof createCouponOffer>) {
  const { body, staff } = call;
  const { htlCode } = body;
  const refusal = authorize(staff, 'coupon', getOfferScope(body), deps.now());
  if (refusal !== undefined) return refusal;
  const fields = normalizeOfferFields(body.fields);
  const issues = checkOfferFields(fields);
  if (issues.length > 0) return refuseFields(issues);
  return runStaffWrite<{ offerId: string; version: string }>(deps, call, async (client) => {
    if (htlCode !== null && (await findHotelSettings(client, htlCode)) === undefined) return fail('not_found');
    const codeIssues = await lockAndCheckOfferCode(client, fields, null);
    if (codeIssues.length > 0) return refuseFields(codeIssues);
    const offerId = await insertCouponOffer(client, htlCode ?? groupHtlCode, toContent(fields));
    await insertAuditEntry(client, {
      ...createActor(staff),
      action: 'coupon_offer.save',
      subject: fields.code,
      htlCode,
      after: listAuditFields(fields, undefined),
    });
    await recordOffer(client, staff, offerId, undefined);
    return { offerId, version: '1' };
  });
}

/** Locks an offer and returns it, or a failure if it is missing or the caller may not change it. */
async function lockAuthorizedOffer(
  deps: Deps,
  client: PoolClient,
  { body, staff }: StaffCall<typeof saveCouponOffer> | StaffCall<typeof stopOfferEndpoint>,
): Promise<StoredCouponOffer | Failure> {
  await lockCouponOffer(client, body.offerId);
  const offer = await findCouponOffer(client, body.offerId);
  if (offer === undefined) return fail('not_found');
  return authorize(staff, 'coupon', getOfferScope(offer), deps.now()) ?? offer;
}

export async function handleSaveOffer(deps: Deps, call: StaffCall<typeof saveCouponOffer>) {
  const { body, staff } = call;
  const { offerId } = body;
  const fields = normalizeOfferFields(body.fields);
  return runStaffWrite<{ version: string }>(deps, call, async (client) => {
    const offer = await lockAuthorizedOffer(deps, client, call);
    if (isFailure(offer)) return offer;
    if (offer.isStopped) return fail('coupon_offer_stopped');
    const before = toFields(offer);
    if (String(offer.version) !== body.version)
      return { failure: 'changed_meanwhile', current: { ...toVersionedFields(offer) } };
    const issues = [...checkOfferFields(fields), ...checkOfferChange(before, fields, offer.redeemedCount)];
    if (issues.length > 0) return refuseFields(issues);
    const codeIssues = await lockAndCheckOfferCode(client, fields, offerId);
    if (codeIssues.length > 0) return refuseFields(codeIssues);
    await updateCouponOffer(client, offerId, toContent(fields));
    await insertAuditEntry(client, {
      ...createActor(staff),
      action: 'coupon_offer.save',
      subject: fields.code,
      htlCode: offer.htlCode,
      before: listAuditFields(before, fields),
      after: listAuditFields(fields, before),
    });
    await recordOffer(client, staff, offerId, offer);
    return { version: String(offer.version + 1) };
  });
}

/** Stops an offer. Stopping it again succeeds without a change. */
export const handleStopOffer = (deps: Deps, call: StaffCall<typeof stopOfferEndpoint>) =>
  runStaffWrite<{ redeemedCount: number; version: string }>(deps, call, async (client) => {
    const offer = await lockAuthorizedOffer(deps, client, call);
    if (isFailure(offer)) return offer;
    const { offerId, code, htlCode, redeemedCount, maxCoupons, version } = offer;
    if (!(await stopCouponOffer(client, offerId))) return { redeemedCount, version: String(version) };
    await insertAuditEntry(client, {
      ...createActor(call.staff),
      action: 'coupon_offer.stop',
      subject: code,
      htlCode,
      detail: { redeemedCount, maxCoupons },
    });
    await recordOffer(client, call.staff, offerId, offer);
    return { redeemedCount, version: String(version + 1) };
  });
