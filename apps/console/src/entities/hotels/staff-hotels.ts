import type { Scope } from '@dining/domain/staff/permissions';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type CallResult, call } from '../../lib/call';
import { useTranslations } from '../../lib/i18n';

export type Hotel = CallResult<'GET /api/staff/hotels/places'>['hotels'][number];

export const staffHotelsQuery = queryOptions({
  queryKey: ['places'],
  queryFn: async ({ signal }) => (await call('GET /api/staff/hotels/places', { signal })).hotels,
  staleTime: 10 * 60_000,
});

/** Returns the hotels with their venues; empty while loading. */
export const useHotels = (): readonly Hotel[] => useQuery(staffHotelsQuery).data ?? [];

/** Formats a scope as a key for select elements and storage. */
export const getScopeKey = (scope: Scope): string =>
  scope.type === 'venue'
    ? `venue:${scope.htlCode}:${scope.dinCode}`
    : scope.type === 'hotel'
      ? `hotel:${scope.htlCode}`
      : 'group';

/** Lists all scopes: the group, then each hotel followed by its venues. */
export const listAllScopes = (hotels: readonly Hotel[]): readonly Scope[] => [
  { type: 'group' },
  ...hotels.flatMap(({ htlCode, venues }): Scope[] => [
    { type: 'hotel', htlCode },
    ...venues.map(({ dinCode }): Scope => ({ type: 'venue', htlCode, dinCode })),
  ]),
];

/** Returns a function that formats a scope. An unknown hotel or venue is shown by its code. */
export function useFormatScope(): (scope: Scope) => string {
  const { t } = useTranslations();
  const hotels = useHotels();
  return (scope) => {
    if (scope.type === 'group') return t('staffRoles.scopes.group');
    const scopeHotel = hotels.find(({ htlCode }) => htlCode === scope.htlCode);
    const hotel = scopeHotel?.name ?? scope.htlCode;
    if (scope.type === 'hotel') return t('staffRoles.scopes.hotel', { hotel });
    const venue = scopeHotel?.venues.find(({ dinCode }) => dinCode === scope.dinCode)?.name ?? scope.dinCode;
    return t('staffRoles.scopes.venue', { venue, hotel });
  };
}
