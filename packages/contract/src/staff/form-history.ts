import { type ContentByForm, type FormKind, stockParts } from '@dining/domain/catalogue/form-contents';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { Access, Capability } from '@dining/domain/staff/permissions';
import { z } from 'zod';
import { defineStaffEndpoint } from '../endpoint';
import { defineCode } from '../wire';
import { defineFieldsOutput, defineHistory, historyCursor } from './history';

/** Histories of what staff edit in forms without drafts. Each save of such a form adds a version. */

const hotelBody = z.object({ htlCode: defineCode<HtlCode>(), after: historyCursor });
const venueBody = z.object({ dinCode: defineCode<DinCode>(), after: historyCursor });

const defineFormHistory = <
  const Path extends `/api/staff/${string}`,
  const Needed extends Capability,
  const Lowest extends Access,
  Body extends z.ZodType,
  Kind extends FormKind,
>(
  _kind: Kind | readonly Kind[],
  { path, auth, what, body }: { path: Path; auth: { staff: Needed; access: Lowest }; what: string; body: Body },
) =>
  defineStaffEndpoint({
    method: 'POST',
    path,
    auth,
    summary: `Lists the versions of ${what}, newest first, with what each has changed`,
    body,
    result: defineHistory(defineFieldsOutput(z.custom<ContentByForm[Kind]>())),
    errors: ['not_found'],
  });

export const listHotelVersions = defineFormHistory('hotel', {
  path: '/api/staff/hotel/history',
  auth: { staff: 'system', access: 'full' },
  what: 'what staff entered about a hotel',
  body: hotelBody,
});

export const listHotelPhotoVersions = defineFormHistory('hotelPhotos', {
  path: '/api/staff/hotel-photo/history',
  auth: { staff: 'catalogue', access: 'full' },
  what: 'the photos of a hotel',
  body: hotelBody,
});

export const listGroupVersions = defineFormHistory('group', {
  path: '/api/staff/group/history',
  auth: { staff: 'system', access: 'full' },
  what: 'the name of the group and its allergies',
  body: z.object({ after: historyCursor }),
});

export const listBenefitVersions = defineFormHistory('benefits', {
  path: '/api/staff/benefit/history',
  auth: { staff: 'promotion', access: 'read' },
  what: 'the benefits of a hotel',
  body: hotelBody,
});

export const listJoiningCouponVersions = defineFormHistory('joiningCoupon', {
  path: '/api/staff/coupon/joining-history',
  auth: { staff: 'coupon', access: 'read' },
  what: 'the coupon that new members get',
  body: z.object({
    htlCode: defineCode<HtlCode>().nullable().describe('Null for the coupon of all hotels'),
    after: historyCursor,
  }),
});

export const listCouponOfferVersions = defineFormHistory('couponOffer', {
  path: '/api/staff/coupon-offer/history',
  auth: { staff: 'coupon', access: 'read' },
  what: 'a coupon offer',
  body: z.object({ offerId: z.uuid(), after: historyCursor }),
});

export const listPriceVersions = defineFormHistory('prices', {
  path: '/api/staff/price/history',
  auth: { staff: 'catalogue', access: 'full' },
  what: 'the prices of a venue',
  body: venueBody,
});

export const listLimitVersions = defineFormHistory('limits', {
  path: '/api/staff/limit/history',
  auth: { staff: 'catalogue', access: 'full' },
  what: 'the limits of a venue by day of visit',
  body: venueBody,
});

export const listStockVersions = defineFormHistory(stockParts, {
  path: '/api/staff/stock/history',
  auth: { staff: 'calendar', access: 'full' },
  what: 'a part of the stock of a venue',
  body: z.object({
    dinCode: defineCode<DinCode>(),
    part: z
      .enum(stockParts)
      .describe('Weekly rule with the days of meals, seasons, start times of single days, or turn times'),
    after: historyCursor,
  }),
});

export const formHistoryEndpoints = [
  listHotelVersions,
  listHotelPhotoVersions,
  listGroupVersions,
  listBenefitVersions,
  listJoiningCouponVersions,
  listCouponOfferVersions,
  listPriceVersions,
  listLimitVersions,
  listStockVersions,
] as const;
