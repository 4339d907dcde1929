import { fail, isFailure } from '@dining/contract/failure';
import type {
  listBenefitVersions,
  listCouponOfferVersions,
  listGroupVersions,
  listHotelPhotoVersions,
  listHotelVersions,
  listJoiningCouponVersions,
  listLimitVersions,
  listPriceVersions,
  listStockVersions,
} from '@dining/contract/staff/form-history';
import { groupCode } from '@dining/domain/catalogue/check-hotel';
import type { ContentDifference } from '@dining/domain/catalogue/document-contents';
import { type ContentByForm, type FormKind, omitPastDays } from '@dining/domain/catalogue/form-contents';
import { listFormDifferences } from '@dining/domain/catalogue/form-differences';
import { listDifferences } from '@dining/domain/catalogue/list-differences';
import type { DinCode } from '@dining/domain/shared/codes';
import { getTodayInSeoul } from '@dining/domain/shared/seoul-time';
import { type Capability, getPermission, type Scope } from '@dining/domain/staff/permissions';
import { getHistoryPage } from '../../../catalogue/history-page';
import type { Deps } from '../../../config/deps';
import { type StaffCall, toSubjectScope } from '../../../http/staff-mount';
import type { StaffCaller } from '../../../http/staff-session';
import { type ContentByHistoryKind, listVersions } from '../../../stores/catalogue/versions';
import { findCouponOffer } from '../../../stores/coupons/coupon-offers';
import { findVenueWithHotelName } from '../../../stores/venues/venues';

interface Call {
  readonly staff: StaffCaller;
  readonly body: { readonly after: number | null };
}

interface Subject<Kind extends FormKind | 'couponOffer'> {
  readonly kind: Kind;
  readonly code: string;
  readonly capability: Capability;
  /** `full`: only those who may change it see its history, as they see the form. */
  readonly access: 'read' | 'full';
  readonly scope: Scope;
}

async function listFormVersions<Kind extends FormKind | 'couponOffer'>(
  { database, now }: Deps,
  { staff, body: { after } }: Call,
  { kind, code, capability, access, scope }: Subject<Kind>,
  compare: (before: ContentByHistoryKind[Kind], after: ContentByHistoryKind[Kind]) => ContentDifference[],
) {
  const permission = getPermission(staff.grants, capability, scope, now());
  if (!permission.allowed || (access === 'full' && permission.access !== 'full')) return fail('not_found');
  return getHistoryPage((limit) => listVersions(database.pool, kind, code, after, limit), compare);
}

const compareForms =
  <Kind extends FormKind>(kind: Kind) =>
  (before: ContentByForm[Kind], after: ContentByForm[Kind]) =>
    listFormDifferences(kind, before, after);

const toHotelScope = ({ htlCode }: StaffCall<typeof listHotelVersions>['body']): Scope => ({ type: 'hotel', htlCode });

export const handleListHotelVersions = (deps: Deps, call: StaffCall<typeof listHotelVersions>) =>
  listFormVersions(
    deps,
    call,
    {
      kind: 'hotel',
      code: call.body.htlCode,
      capability: 'system',
      access: 'full',
      scope: toHotelScope(call.body),
    },
    compareForms('hotel'),
  );

export const handleListHotelPhotoVersions = (deps: Deps, call: StaffCall<typeof listHotelPhotoVersions>) =>
  listFormVersions(
    deps,
    call,
    {
      kind: 'hotelPhotos',
      code: call.body.htlCode,
      capability: 'catalogue',
      access: 'full',
      scope: toHotelScope(call.body),
    },
    compareForms('hotelPhotos'),
  );

export const handleListGroupVersions = (deps: Deps, call: StaffCall<typeof listGroupVersions>) =>
  listFormVersions(
    deps,
    call,
    {
      kind: 'group',
      code: groupCode,
      capability: 'system',
      access: 'full',
      scope: { type: 'group' },
    },
    compareForms('group'),
  );

export const handleListBenefitVersions = (deps: Deps, call: StaffCall<typeof listBenefitVersions>) =>
  listFormVersions(
    deps,
    call,
    {
      kind: 'benefits',
      code: call.body.htlCode,
      capability: 'promotion',
      access: 'read',
      scope: toHotelScope(call.body),
    },
    compareForms('benefits'),
  );

export const handleListJoiningCouponVersions = (deps: Deps, call: StaffCall<typeof listJoiningCouponVersions>) =>
  listFormVersions(
    deps,
    call,
    {
      kind: 'joiningCoupon',
      code: call.body.htlCode ?? groupCode,
      capability: 'coupon',
      access: 'read',
      scope: toSubjectScope({ htlCode: call.body.htlCode, dinCode: null }),
    },
    compareForms('joiningCoupon'),
  );

export async function handleListCouponOfferVersions(deps: Deps, call: StaffCall<typeof listCouponOfferVersions>) {
  const { offerId } = call.body;
  const offer = await findCouponOffer(deps.database.pool, offerId);
  if (offer === undefined) return fail('not_found');
  return listFormVersions(
    deps,
    call,
    {
      kind: 'couponOffer',
      code: offerId,
      capability: 'coupon',
      access: 'read',
      scope: toSubjectScope({ htlCode: offer.htlCode, dinCode: null }),
    },
    listDifferences,
  );
}

async function listVenueFormVersions<Kind extends FormKind>(
  deps: Deps,
  call: Call & { readonly body: { readonly dinCode: DinCode } },
  kind: Kind,
  capability: Capability,
) {
  const { dinCode } = call.body;
  const venue = await findVenueWithHotelName(deps.database.pool, dinCode);
  if (venue === undefined) return fail('not_found');
  const today = getTodayInSeoul(deps.now());
  const page = await listFormVersions(
    deps,
    call,
    { kind, code: dinCode, capability, access: 'full', scope: toSubjectScope(venue) },
    compareForms(kind),
  );
  if (isFailure(page)) return page;
  // Versions contain past days too, so that they do not differ because a day is over.
  return {
    ...page,
    versions: page.versions.map((version) => ({ ...version, fields: omitPastDays(kind, version.fields, today) })),
  };
}

export const handleListPriceVersions = (deps: Deps, call: StaffCall<typeof listPriceVersions>) =>
  listVenueFormVersions(deps, call, 'prices', 'catalogue');

export const handleListLimitVersions = (deps: Deps, call: StaffCall<typeof listLimitVersions>) =>
  listVenueFormVersions(deps, call, 'limits', 'catalogue');

export const handleListStockVersions = (deps: Deps, call: StaffCall<typeof listStockVersions>) =>
  listVenueFormVersions(deps, call, call.body.part, 'calendar');
