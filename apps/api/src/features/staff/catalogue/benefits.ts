import { fail } from '@dining/contract/failure';
import type { saveBenefits, saveJoiningCoupon, viewBenefits, viewJoiningCoupon } from '@dining/contract/staff/benefits';
import {
  applyBenefitFields,
  checkBenefitFields,
  checkJoiningCouponFields,
  getBenefitFields,
  getJoiningCouponFields,
  type HotelBenefitFields,
  toJoiningCoupon,
} from '@dining/domain/catalogue/benefit-fields';
import { groupCode } from '@dining/domain/catalogue/check-hotel';
import { type HtlCode, toCode } from '@dining/domain/shared/codes';
import { getPermission } from '@dining/domain/staff/permissions';
import { getDocumentVersion, refuseFields } from '../../../catalogue/edit-catalogue';
import type { Deps } from '../../../config/deps';
import { authorize, type StaffCall, toSubjectScope } from '../../../http/staff-mount';
import { findVisibleCatalogue } from './find-catalogue';
import { saveDocument } from './save-document';

const toWire = ({ benefits }: HotelBenefitFields) => ({ benefits: benefits.map((benefit) => ({ ...benefit })) });

export async function handleViewBenefits(deps: Deps, { body, staff }: StaffCall<typeof viewBenefits>) {
  const scope = { type: 'hotel', htlCode: body.htlCode } as const;
  const catalogue = await findVisibleCatalogue(deps, staff, 'promotion', scope, 'read');
  const hotel = catalogue?.hotels.find(({ htlCode }) => htlCode === body.htlCode);
  if (hotel === undefined) return fail('not_found');
  const permission = getPermission(staff.grants, 'promotion', scope, deps.now());
  return {
    fields: toWire(getBenefitFields(hotel)),
    version: getDocumentVersion(hotel.benefits),
    canEdit: permission.allowed && permission.access === 'full',
  };
}

export async function handleSaveBenefits(deps: Deps, call: StaffCall<typeof saveBenefits>) {
  const { body, staff } = call;
  const { htlCode, fields } = body;
  const refusal = authorize(staff, 'promotion', { type: 'hotel', htlCode }, deps.now());
  if (refusal !== undefined) return refusal;
  const issues = checkBenefitFields(fields);
  if (issues.length > 0) return refuseFields(issues);
  return saveDocument(deps, call, (catalogue) => {
    const { hotels } = catalogue;
    const stored = hotels.find((hotel) => hotel.htlCode === htlCode);
    if (stored === undefined) return fail('not_found');
    const before = getBenefitFields(stored);
    const version = getDocumentVersion(stored.benefits);
    if (version !== body.version) return { failure: 'changed_meanwhile', current: { fields: before, version } };
    const hotel = applyBenefitFields(fields, stored);
    return {
      next: { ...catalogue, hotels: hotels.map((each) => (each === stored ? hotel : each)) },
      document: { kind: 'hotel', code: htlCode },
      isPartial: true,
      action: 'benefit.save',
      subject: htlCode,
      htlCode,
      before,
      after: fields,
      answer: { version: getDocumentVersion(hotel.benefits) },
    };
  });
}

const toCouponHotel = (htlCode: HtlCode | null): HtlCode => htlCode ?? toCode<HtlCode>(groupCode);

export async function handleViewJoiningCoupon(deps: Deps, { body, staff }: StaffCall<typeof viewJoiningCoupon>) {
  const scope = toSubjectScope({ htlCode: body.htlCode, dinCode: null });
  const catalogue = await findVisibleCatalogue(deps, staff, 'coupon', scope, 'read');
  if (catalogue === undefined) return fail('not_found');
  const coupon = catalogue.group.joiningCoupons.find(({ htlCode }) => htlCode === toCouponHotel(body.htlCode));
  const permission = getPermission(staff.grants, 'coupon', scope, deps.now());
  return {
    fields: coupon === undefined ? null : getJoiningCouponFields(coupon),
    version: coupon === undefined ? null : getDocumentVersion(coupon),
    canEdit: permission.allowed && permission.access === 'full',
  };
}

export async function handleSaveJoiningCoupon(deps: Deps, call: StaffCall<typeof saveJoiningCoupon>) {
  const { body, staff } = call;
  const { fields } = body;
  const refusal = authorize(staff, 'coupon', toSubjectScope({ htlCode: body.htlCode, dinCode: null }), deps.now());
  if (refusal !== undefined) return refusal;
  const issues = checkJoiningCouponFields(fields);
  if (issues.length > 0) return refuseFields(issues);
  const couponHotel = toCouponHotel(body.htlCode);
  return saveDocument(deps, call, (catalogue) => {
    const { group, hotels } = catalogue;
    if (body.htlCode !== null && !hotels.some(({ htlCode }) => htlCode === body.htlCode)) return fail('not_found');
    const stored = group.joiningCoupons.find(({ htlCode }) => htlCode === couponHotel);
    const before = stored && getJoiningCouponFields(stored);
    const version = stored === undefined ? null : getDocumentVersion(stored);
    if (stored !== undefined && version !== body.version)
      return { failure: 'changed_meanwhile', current: { fields: before, version } };
    const coupon = toJoiningCoupon(fields, couponHotel);
    const joiningCoupons = [...group.joiningCoupons.filter((each) => each !== stored), coupon];
    return {
      next: { ...catalogue, group: { ...group, joiningCoupons } },
      document: { kind: 'group', code: '' },
      isPartial: true,
      action: 'coupon.save_joining',
      subject: couponHotel,
      htlCode: couponHotel,
      before,
      after: fields,
      answer: { version: getDocumentVersion(coupon) },
    };
  });
}
