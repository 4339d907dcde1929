import { countParties, isOverdue, type ServiceCounts } from '@dining/domain/service/party-counts';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import { queryOptions } from '@tanstack/react-query';
import { type Body, type CallResult, call, createIdempotencyHeaders } from '../../lib/call';
import type { QueuedAction } from './service-action';

type ServiceResponse = CallResult<'GET /api/staff/service/:dinCode/:day'>;
export type Service = ServiceResponse['service'];
export type Party = Service['parties'][number];
export type WalkIn = Service['walkIns'][number];
export type Load = Service['load'][number];
export type News = Service['news'][number];
export type DayNote = Service['note'];
export type Attendance = Party['attendance'];

/** The place whose service a screen shows: one venue, or all venues of a hotel. */
export type ServicePlace =
  | { readonly type: 'venue'; readonly dinCode: DinCode }
  | { readonly type: 'hotel'; readonly htlCode: HtlCode };

export const serviceKey = ['service'] as const;
const refreshMs = 5_000;
/** A service that no screen shows any more stays in memory for a day, so that it can be read without a connection. */
const cacheMs = 24 * 3_600_000;

export const getServiceQuery = (place: ServicePlace, day: string) =>
  queryOptions({
    queryKey: [...serviceKey, place.type === 'venue' ? place.dinCode : `hotel ${place.htlCode}`, day],
    queryFn: async ({ signal, client, queryKey }): Promise<readonly Service[]> => {
      const isBackground = client.getQueryData(queryKey) !== undefined;
      if (place.type === 'venue') {
        const params = { dinCode: place.dinCode, day };
        return [(await call('GET /api/staff/service/:dinCode/:day', { params, signal, isBackground })).service];
      }
      const params = { htlCode: place.htlCode, day };
      return (await call('GET /api/staff/service/hotel/:htlCode/:day', { params, signal, isBackground })).services;
    },
    refetchInterval: refreshMs,
    staleTime: refreshMs / 2,
    gcTime: cacheMs,
    meta: { isRepeated: true },
  });

/** Creates the query of the fee that a guest would pay if their reservation were recorded as a no-show now. */
export const getNoShowFeeQuery = (resvCode: string) =>
  queryOptions({
    queryKey: ['no-show-fee', resvCode],
    queryFn: ({ signal }) => call('POST /api/staff/attendance/fee', { body: { resvCode }, signal }),
    gcTime: 0,
    retry: false,
  });

export const moveAttendance = (body: Body<'POST /api/staff/attendance/move'>, key: string) =>
  call('POST /api/staff/attendance/move', { body, headers: createIdempotencyHeaders(key) });
export const addWalkIn = (body: Body<'POST /api/staff/walk-in/add'>, key: string) =>
  call('POST /api/staff/walk-in/add', { body, headers: createIdempotencyHeaders(key) });
export const saveDayNote = (body: Body<'POST /api/staff/day-note/save'>, key: string) =>
  call('POST /api/staff/day-note/save', { body, headers: createIdempotencyHeaders(key) });
export const markServiceSeen = (body: Body<'POST /api/staff/service/seen'>, key: string) =>
  call('POST /api/staff/service/seen', { body, headers: createIdempotencyHeaders(key) });
export const stopSales = (body: Body<'POST /api/staff/sales/stop'>, key: string) =>
  call('POST /api/staff/sales/stop', { body, headers: createIdempotencyHeaders(key) });
export const resumeSales = (body: Body<'POST /api/staff/sales/resume'>, key: string) =>
  call('POST /api/staff/sales/resume', { body, headers: createIdempotencyHeaders(key) });

export const countPeople = ({ adults, kids }: { readonly adults: number; readonly kids: number }): number =>
  adults + kids;

/** A party as the list shows it: with the actions that wait to be sent, and its venue. */
export interface ShownParty extends Party {
  readonly service: Service;
  /** True if an action of this party is waiting to be sent. */
  readonly hasWaitingAction: boolean;
  /** Minutes since the party was due, at the later time that it has announced if any; 0 if it is not overdue. */
  readonly overdueMinutes: number;
}

/** Lists the parties of services by time, in the state that the actions of this tab will give them. */
export function listShownParties(
  services: readonly Service[],
  actions: readonly QueuedAction[],
  now: Date,
): readonly ShownParty[] {
  const waitingActions = new Map(
    actions.filter(({ problem }) => problem === undefined).map((action) => [action.subject, action] as const),
  );
  return services
    .flatMap((service) =>
      service.parties.map((party): ShownParty => {
        const action = waitingActions.get(party.resvCode);
        const attendance = action?.to ?? party.attendance;
        const shownParty = { ...party, attendance };
        const dueTime = attendance === 'late' ? (party.lateUntil ?? party.time) : party.time;
        const minutes = Math.floor((now.getTime() - Date.parse(`${service.day}T${dueTime}:00+09:00`)) / 60_000);
        const overdueMinutes = isOverdue(shownParty, service.day, now) ? minutes : 0;
        return { ...shownParty, service, hasWaitingAction: action !== undefined, overdueMinutes };
      }),
    )
    .toSorted((a, b) => (a.time === b.time ? 0 : a.time < b.time ? -1 : 1));
}

export const countShownParties = (parties: readonly ShownParty[]): ServiceCounts =>
  countParties(parties.map((party) => ({ ...party, people: countPeople(party) })));

/**
 * Returns true if the search is blank, is part of a party's name, product, room, reservation number or menus, or has at
 * least two digits that end the party's phone number.
 */
export function matchesSearch(party: Party, search: string): boolean {
  const searchText = search.trim().toLowerCase();
  if (searchText === '') return true;
  const digits = searchText.replaceAll(/\D/g, '');
  const texts = [party.name ?? '', party.product, party.room, party.resvCode, ...party.menus.map(({ name }) => name)];
  return (
    texts.some((text) => text.toLowerCase().includes(searchText)) ||
    (digits.length >= 2 && (party.phone ?? '').replaceAll(/\D/g, '').endsWith(digits))
  );
}
