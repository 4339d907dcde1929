import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import type { QueryClient } from '@tanstack/react-query';
import { getOwnReservationQuery, getReservationQuery } from './queries';

/** What a page needs to edit the request and allergies of its reservation. */
export interface AnswersAccess {
  readonly reservation: ResvInfo;
  /** Key of the reservation's secret link; empty if the page was not opened by one. */
  readonly key: string;
  /** Shows the edited reservation. `key` is the one in the server's response, which may be a new one. */
  readonly show: (editedReservation: ResvInfo, key: string) => unknown;
}

export const createOwnAccess = (queryClient: QueryClient, reservation: ResvInfo): AnswersAccess => ({
  reservation,
  key: '',
  show: (editedReservation) =>
    queryClient.setQueryData(getOwnReservationQuery(reservation.resvCode).queryKey, editedReservation),
});

/** Creates the access for the reservation's own page. `changeKey` writes another key into its URL. */
export const createLinkedAccess = (
  queryClient: QueryClient,
  reservation: ResvInfo,
  key: string,
  changeKey: (key: string) => unknown,
): AnswersAccess => ({
  reservation,
  key,
  show: (editedReservation, nextKey) => {
    const shownKey = key === '' ? '' : nextKey;
    queryClient.setQueryData(getReservationQuery(reservation.resvCode, shownKey).queryKey, editedReservation);
    return shownKey === key ? undefined : changeKey(shownKey);
  },
});
