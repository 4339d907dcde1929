import { type ContentByForm, type StockPart, stockParts } from '@dining/domain/catalogue/form-contents';
import type { CouponOfferVersion } from '@dining/domain/coupons/coupon-offer-fields';
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
  Fields,
>({
  path,
  auth,
  what,
  body,
  fields,
}: {
  path: Path;
  auth: { staff: Needed; access: Lowest };
  what: string;
  body: Body;
  fields: z.ZodType<Fields>;
}) =>
  defineStaffEndpoint({
    method: 'POST',
    path,
    auth,
    summary: `Lists the versions of ${what}, newest first, with what each has changed`,
    body,
    result: defineHistory(defineFieldsOutput(fields)),
    errors: ['not_found'],
  });

export const listHotelVersions = defineFormHistory({
  fields: z.custom<ContentByForm['hotel']>(),
  path: '/api/staff/hotel/history',
  auth: { staff: 'system', access: 'full' },
  what: 'what staff entered about a hotel',
  body: hotelBody,
});

export const listHotelPhotoVersions = defineFormHistory({
  fields: z.custom<ContentByForm['hotelPhotos']>(),
  path: '/api/staff/hotel-photo/history',
  auth: { staff: 'catalogue', access: 'full' },
  what: 'the photos of a hotel',
  body: hotelBody,
});

export const listGroupVersions = defineFormHistory({
  fields: z.custom<ContentByForm['group']>(),
  path: '/api/staff/group/history',
  auth: { staff: 'system', access: 'full' },
  what: 'the name of the group and its allergies',
  body: z.object({ after: historyCursor }),
});

export const listBenefitVersions = defineFormHistory({
  fields: z.custom<ContentByForm['benefits']>(),
  path: '/api/staff/benefit/history',
  auth: { staff: 'promotion', access: 'read' },
  what: 'the benefits of a hotel',
  body: hotelBody,
});

export const listJoiningCouponVersions = defineFormHistory({
  fields: z.custom<ContentByForm['joiningCoupon']>(),
  path: '/api/staff/coupon/joining-history',
  auth: { staff: 'coupon', access: 'read' },
  what: 'the coupon that new members get',
  body: z.object({
    htlCode: defineCode<HtlCode>().nullable().describe('Null for the coupon of all hotels'),
    after: historyCursor,
  }),
});

export const listCouponOfferVersions = defineFormHistory({
  fields: z.custom<CouponOfferVersion>(),
  path: '/api/staff/coupon-offer/history',
  auth: { staff: 'coupon', access: 'read' },
  what: 'a coupon offer',
  body: z.object({ offerId: z.uuid(), after: historyCursor }),
});

export const listPriceVersions = defineFormHistory({
  fields: z.custom<ContentByForm['prices']>(),
  path: '/api/staff/price/history',
  auth: { staff: 'catalogue', access: 'full' },
  what: 'the prices of a venue',
  body: venueBody,
});

export const listLimitVersions = defineFormHistory({
  fields: z.custom<ContentByForm['limits']>(),
  path: '/api/staff/limit/history',
  auth: { staff: 'catalogue', access: 'full' },
  what: 'the limits of a venue by day of visit',
  body: venueBody,
});

export const listStockVersions = defineFormHistory({
  fields: z.custom<ContentByForm[StockPart]>(),
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
