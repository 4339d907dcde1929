import type { Attendance } from '@dining/domain/reservations/attendance';
import type { ReservationStatus } from '@dining/domain/reservations/states';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';

export type ReservationRow = CallResult<'POST /api/staff/resv/search'>['reservations'][number];
export type Reservation = CallResult<'POST /api/staff/resv/view'>['reservation'];
export type HistoryEntry = Reservation['history'][number];
export type SearchFilter = Omit<Body<'POST /api/staff/resv/search'>, 'after'>;

const reservationsKey = ['reservations'] as const;
export const searchesKey = [...reservationsKey, 'search'] as const;

export const getReservationSearchQuery = (filter: SearchFilter) =>
  infiniteQueryOptions({
    queryKey: [...searchesKey, filter],
    queryFn: ({ pageParam, signal }) =>
      call('POST /api/staff/resv/search', {
        body: { ...filter, ...(pageParam !== null && { after: pageParam }) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
  });

export const getReservationQuery = (resvCode: string) =>
  queryOptions({
    queryKey: [...reservationsKey, 'view', resvCode],
    queryFn: async ({ signal }) =>
      (await call('POST /api/staff/resv/view', { body: { resvCode }, signal })).reservation,
  });

export type Alternative = CallResult<'POST /api/staff/resv/alternatives'>['alternatives'][number];

/** Alternatives that a guest may take. Fetched each time they are shown, because availability changes. */
export const getAlternativesQuery = (resvCode: string) =>
  queryOptions({
    queryKey: [...reservationsKey, 'alternatives', resvCode],
    queryFn: async ({ signal }) =>
      (await call('POST /api/staff/resv/alternatives', { body: { resvCode }, signal })).alternatives,
    staleTime: 0,
  });

export const addNote = (body: Body<'POST /api/staff/resv/note'>, key: string) =>
  call('POST /api/staff/resv/note', { body, headers: createIdempotencyHeaders(key) });
export const resendConfirmation = (body: Body<'POST /api/staff/resv/resend'>, key: string) =>
  call('POST /api/staff/resv/resend', { body, headers: createIdempotencyHeaders(key) });
export const changeContact = (body: Body<'POST /api/staff/resv/contact'>, key: string) =>
  call('POST /api/staff/resv/contact', { body, headers: createIdempotencyHeaders(key) });
export const confirmReservation = (body: Body<'POST /api/staff/resv/confirm'>, key: string) =>
  call('POST /api/staff/resv/confirm', { body, headers: createIdempotencyHeaders(key) });
export const cancelReservation = (body: Body<'POST /api/staff/resv/cancel'>, key: string) =>
  call('POST /api/staff/resv/cancel', { body, headers: createIdempotencyHeaders(key) });

export type ReservationState =
  | Exclude<ReservationStatus, 'cancel'>
  | Exclude<Attendance, 'expected'>
  | 'cancelGuest'
  | 'cancelVenue';

/** Returns the state that the label of a reservation shows: cancelled, or else its attendance, or else its status. */
export function getReservationState({
  status,
  attendance,
  cancelledBy,
}: Pick<ReservationRow, 'status' | 'attendance' | 'cancelledBy'>): ReservationState {
  if (status === 'cancel') return cancelledBy === 'venue' ? 'cancelVenue' : 'cancelGuest';
  return attendance === 'expected' ? status : attendance;
}
