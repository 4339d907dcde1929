import type { HtlCode } from '@dining/domain/shared/codes';
import type { Scope } from '@dining/domain/staff/permissions';
import type { Hotel } from '../../entities/hotels/staff-hotels';
import type { ServicePlace } from '../../entities/service/service';

export interface PlaceOption {
  readonly key: string;
  readonly label: string;
  readonly htlCode: HtlCode;
  readonly place: ServicePlace;
}

/** Lists the venues whose service the staff member may see, and the hotels with several of them. */
export function listPlaces(
  hotels: readonly Hotel[],
  isVisible: (scope: Scope) => boolean,
  nameAll: (hotel: string) => string,
) {
  return hotels.flatMap(({ htlCode, name, venues }): PlaceOption[] => {
    const visible = venues.filter(({ dinCode }) => isVisible({ type: 'venue', htlCode, dinCode }));
    const all = { key: htlCode, label: nameAll(name), htlCode, place: { type: 'hotel', htlCode } } as const;
    return [
      ...(visible.length > 1 ? [all] : []),
      ...visible.map(({ dinCode, name: label }) => ({
        key: dinCode,
        label,
        htlCode,
        place: { type: 'venue', dinCode } as const,
      })),
    ];
  });
}

/**
 * Returns the other view of a day: all venues of the hotel, or the venue of it that was shown last, else its first one.
 * Undefined if the reader sees one venue of the hotel only.
 */
export function findOtherView(
  options: readonly PlaceOption[],
  { htlCode, place }: PlaceOption,
  lastVenue: string | undefined,
): PlaceOption | undefined {
  const others = options.filter((option) => option.htlCode === htlCode && option.place.type !== place.type);
  return others.find(({ key }) => key === lastVenue) ?? others[0];
}
