import type { VersionSource } from '@dining/domain/catalogue/document-contents';
import type { ContentByForm, StockPart } from '@dining/domain/catalogue/form-contents';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { type CallResult, call } from '../../lib/call';
import type { TemplateKey } from '../messages/templates';

export type HistoryDifference = CallResult<'POST /api/staff/hotel/history'>['versions'][number]['differences'][number];

/** A version of a document or form, without its content. */
export interface HistoryVersion {
  readonly historyVersion: number;
  readonly at: string;
  readonly by: string | null;
  readonly source: VersionSource;
  readonly differences: readonly HistoryDifference[];
}

export interface FormVersion<Fields> extends HistoryVersion {
  readonly fields: Fields;
}

interface HistoryPage<Fields> {
  readonly versions: readonly FormVersion<Fields>[];
  readonly next: string | null;
}

const createHistoryQuery = <Fields>(
  key: readonly unknown[],
  readPage: (after: string | null, signal: AbortSignal) => Promise<HistoryPage<Fields>>,
) =>
  infiniteQueryOptions({
    queryKey: ['form history', ...key],
    // Each save adds a version, also one of a colleague.
    staleTime: 0,
    queryFn: ({ signal, pageParam }) => readPage(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export type HistoryQuery<Fields> = ReturnType<typeof createHistoryQuery<Fields>>;

export const getHotelHistoryQuery = (htlCode: HtlCode) =>
  createHistoryQuery(['hotel', htlCode], (after, signal) =>
    call('POST /api/staff/hotel/history', { body: { htlCode, after }, signal }),
  );

export const getHotelPhotoHistoryQuery = (htlCode: HtlCode) =>
  createHistoryQuery(['hotel photos', htlCode], (after, signal) =>
    call('POST /api/staff/hotel-photo/history', { body: { htlCode, after }, signal }),
  );

export const getGroupHistoryQuery = () =>
  createHistoryQuery(['group'], (after, signal) => call('POST /api/staff/group/history', { body: { after }, signal }));

export const getBenefitHistoryQuery = (htlCode: HtlCode) =>
  createHistoryQuery(['benefits', htlCode], (after, signal) =>
    call('POST /api/staff/benefit/history', { body: { htlCode, after }, signal }),
  );

/** Reads versions of the coupon for new members of a hotel, or of all hotels (null). */
export const getJoiningCouponHistoryQuery = (htlCode: HtlCode | null) =>
  createHistoryQuery(['joining coupon', htlCode], (after, signal) =>
    call('POST /api/staff/coupon/joining-history', { body: { htlCode, after }, signal }),
  );

export const getCouponOfferHistoryQuery = (offerId: string) =>
  createHistoryQuery(['coupon offer', offerId], (after, signal) =>
    call('POST /api/staff/coupon-offer/history', { body: { offerId, after }, signal }),
  );

export const getPriceHistoryQuery = (dinCode: DinCode) =>
  createHistoryQuery(['prices', dinCode], (after, signal) =>
    call('POST /api/staff/price/history', { body: { dinCode, after }, signal }),
  );

export const getLimitHistoryQuery = (dinCode: DinCode) =>
  createHistoryQuery(['limits', dinCode], (after, signal) =>
    call('POST /api/staff/limit/history', { body: { dinCode, after }, signal }),
  );

/** Reads versions of a part of a venue's stock. The response has the fields of that part. */
export const getStockHistoryQuery = <Part extends StockPart>(dinCode: DinCode, part: Part) =>
  createHistoryQuery<ContentByForm[Part]>(['stock', part, dinCode], async (after, signal) => {
    const page: unknown = await call('POST /api/staff/stock/history', { body: { dinCode, part, after }, signal });
    return page as HistoryPage<ContentByForm[Part]>;
  });

export const getTemplateHistoryQuery = (key: TemplateKey) =>
  createHistoryQuery(['template', key], (after, signal) =>
    call('POST /api/staff/template/history', { body: { ...key, after }, signal }),
  );
