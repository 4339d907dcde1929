import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import type { QueryClient } from '@tanstack/react-query';
import { getOwnReservationQuery, getReservationQuery } from './queries';

/** What a page needs to edit the request and allergies of its reservation. */
export interface AnswersAccess {
  readonly info: ResvInfo;
  /** Key of the reservation's secret link; empty if the page was not opened by one. */
  readonly key: string;
  /** Shows the edited reservation. `key` is the one in the server's response, which may be a new one. */
  readonly show: (editedInfo: ResvInfo, key: string) => unknown;
}

export const createOwnAccess = (queryClient: QueryClient, info: ResvInfo): AnswersAccess => ({
  info,
  key: '',
  show: (editedInfo) => queryClient.setQueryData(getOwnReservationQuery(info.resvCode).queryKey, editedInfo),
});

/** Creates the access for the reservation's own page. `changeKey` writes another key into its URL. */
export const createLinkedAccess = (
  queryClient: QueryClient,
  info: ResvInfo,
  key: string,
  changeKey: (key: string) => unknown,
): AnswersAccess => ({
  info,
  key,
  show: (editedInfo, nextKey) => {
    const shownKey = key === '' ? '' : nextKey;
    queryClient.setQueryData(getReservationQuery(info.resvCode, shownKey).queryKey, editedInfo);
    return shownKey === key ? undefined : changeKey(shownKey);
  },
});
