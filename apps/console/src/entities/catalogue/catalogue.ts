import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type HotelView = CallResult<'POST /api/staff/hotel/view'>;
export type VenueView = CallResult<'POST /api/staff/venue/view'>;
export type VenueMenu = VenueView['venueMenus'][number];
export type VenueProduct = VenueView['venueProducts'][number];
export type TermsVersion = CallResult<'POST /api/staff/terms/list'>['terms'][number];
export type TermsTypeCode = TermsVersion['termsTypeCode'];
export type PolicyView = CallResult<'POST /api/staff/policy/view'>;
export type PolicyVersion = PolicyView['policies'][number];

/** Fetches a hotel. Sends no request for a new hotel (null). */
export const getHotelQuery = (htlCode: HtlCode | null) =>
  queryOptions({
    queryKey: ['hotel', htlCode],
    queryFn:
      htlCode === null ? skipToken : ({ signal }) => call('POST /api/staff/hotel/view', { body: { htlCode }, signal }),
  });
/** Fetches a venue. Sends no request for a new venue (null). */
export const getVenueQuery = (dinCode: DinCode | null) =>
  queryOptions({
    queryKey: ['venue', dinCode],
    queryFn:
      dinCode === null ? skipToken : ({ signal }) => call('POST /api/staff/venue/view', { body: { dinCode }, signal }),
  });
export const getTermsQuery = (htlCode: HtlCode) =>
  queryOptions({
    queryKey: ['terms', htlCode],
    queryFn: async ({ signal }) => (await call('POST /api/staff/terms/list', { body: { htlCode }, signal })).terms,
  });
export const getTermsVersionQuery = (htlCode: HtlCode, termsTypeCode: TermsTypeCode, version: string) =>
  queryOptions({
    queryKey: ['terms', htlCode, termsTypeCode, version],
    queryFn: ({ signal }) => call('POST /api/staff/terms/view', { body: { htlCode, termsTypeCode, version }, signal }),
  });
export const getPolicyQuery = (dinCode: DinCode) =>
  queryOptions({
    queryKey: ['policy', dinCode],
    queryFn: ({ signal }) => call('POST /api/staff/policy/view', { body: { dinCode }, signal }),
  });

export const saveHotel = (body: Body<'POST /api/staff/hotel/save'>, key: string) =>
  call('POST /api/staff/hotel/save', { body, headers: createIdempotencyHeaders(key) });
export const saveVenue = (body: Body<'POST /api/staff/venue/save'>, key: string) =>
  call('POST /api/staff/venue/save', { body, headers: createIdempotencyHeaders(key) });
export const saveMenu = (body: Body<'POST /api/staff/menu/save'>, key: string) =>
  call('POST /api/staff/menu/save', { body, headers: createIdempotencyHeaders(key) });
export const saveProduct = (body: Body<'POST /api/staff/product/save'>, key: string) =>
  call('POST /api/staff/product/save', { body, headers: createIdempotencyHeaders(key) });
export const publishProduct = (body: Body<'POST /api/staff/product/publish'>, key: string) =>
  call('POST /api/staff/product/publish', { body, headers: createIdempotencyHeaders(key) });
export const saveTerms = (body: Body<'POST /api/staff/terms/save'>, key: string) =>
  call('POST /api/staff/terms/save', { body, headers: createIdempotencyHeaders(key) });
export const savePolicy = (body: Body<'POST /api/staff/policy/save'>, key: string) =>
  call('POST /api/staff/policy/save', { body, headers: createIdempotencyHeaders(key) });
