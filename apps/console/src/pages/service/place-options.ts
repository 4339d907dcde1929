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

/** Lists the venues whose service the staff member may see, and the hotels with several such venues. */
export function listPlaceOptions(
  hotels: readonly Hotel[],
  isVisible: (scope: Scope) => boolean,
  formatAllVenuesLabel: (hotel: string) => string,
) {
  return hotels.flatMap(({ htlCode, name, venues }): PlaceOption[] => {
    const visibleVenues = venues.filter(({ dinCode }) => isVisible({ type: 'venue', htlCode, dinCode }));
    const label = formatAllVenuesLabel(name);
    const allVenues = { key: htlCode, label, htlCode, place: { type: 'hotel', htlCode } } as const;
    return [
      ...(visibleVenues.length > 1 ? [allVenues] : []),
      ...visibleVenues.map(({ dinCode, name: venueName }) => ({
        key: dinCode,
        label: venueName,
        htlCode,
        place: { type: 'venue', dinCode } as const,
      })),
    ];
  });
}

/**
 * Returns what can be shown instead of a place on the same day: for a venue all venues of its hotel; for a hotel the
 * venue that was shown last, or else its first one. Undefined if the staff member sees only one venue of the hotel.
 */
export function findOtherView(
  options: readonly PlaceOption[],
  { htlCode, place }: PlaceOption,
  lastVenue: string | undefined,
): PlaceOption | undefined {
  const otherOptions = options.filter((option) => option.htlCode === htlCode && option.place.type !== place.type);
  return otherOptions.find(({ key }) => key === lastVenue) ?? otherOptions[0];
}
