import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import type { QueryClient } from '@tanstack/react-query';
import { getOwnReservationQuery, getReservationQuery } from './queries';

/** How a page edits request and allergies of the reservation that it shows. */
export interface AnswersAccess {
  readonly info: ResvInfo;
  readonly key: string;
  /** Shows the edited reservation; `key` may differ from the one before. */
  readonly show: (edited: ResvInfo, key: string) => unknown;
}

export const createOwnAccess = (queryClient: QueryClient, info: ResvInfo): AnswersAccess => ({
  info,
  key: '',
  show: (edited) => queryClient.setQueryData(getOwnReservationQuery(info.resvCode).queryKey, edited),
});

/** Creates the access of the reservation's own page. `changeKey` puts another key into its address. */
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
