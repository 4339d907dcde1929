import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import type { QueryClient } from '@tanstack/react-query';
import { getOwnReservationQuery, getReservationQuery } from './queries';

/** Functions that a page uses to edit request and allergies of its reservation. */
export interface AnswersAccess {
  readonly info: ResvInfo;
  readonly key: string;
  /** Shows the edited reservation. Its `key` may differ from the previous one. */
  readonly show: (edited: ResvInfo, key: string) => unknown;
}

export const createOwnAccess = (queryClient: QueryClient, info: ResvInfo): AnswersAccess => ({
  info,
  key: '',
  show: (edited) => queryClient.setQueryData(getOwnReservationQuery(info.resvCode).queryKey, edited),
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
  show: (edited, nextKey) => {
    const shownKey = key === '' ? '' : nextKey;
    queryClient.setQueryData(getReservationQuery(info.resvCode, shownKey).queryKey, edited);
    return shownKey === key ? undefined : changeKey(shownKey);
  },
});
