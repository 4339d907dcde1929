import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { Scope } from '@dining/domain/staff/permissions';
import type { Hotel } from '../../entities/hotels/staff-hotels';

/** A hotel, or one of its venues, whose documents are shown. */
export interface Place {
  readonly code: string;
  readonly name: string;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode | null;
}

/** Lists each hotel followed by its venues, without those that are not visible. */
export const listPlaces = (hotels: readonly Hotel[], isVisible: (place: Place) => boolean): readonly Place[] =>
  hotels
    .flatMap(({ htlCode, name, venues }): Place[] => [
      { code: htlCode, name, htlCode, dinCode: null },
      ...venues.map((venue) => ({
        code: venue.dinCode,
        name: `${name} · ${venue.name}`,
        htlCode,
        dinCode: venue.dinCode,
      })),
    ])
    .filter(isVisible);

/** Returns the chosen place, or that of the scope in the top bar, or the first one. */
export function findPlace(
  places: readonly Place[],
  chosenCode: string | undefined,
  scope: Scope | undefined,
): Place | undefined {
  const scopeCode = scope?.type === 'venue' ? scope.dinCode : scope?.type === 'hotel' ? scope.htlCode : undefined;
  return places.find(({ code }) => code === chosenCode) ?? places.find(({ code }) => code === scopeCode) ?? places[0];
}
