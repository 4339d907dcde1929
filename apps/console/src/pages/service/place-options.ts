import type { Scope } from '@dining/domain/staff/permissions';
import type { Hotel } from '../../entities/hotels/staff-hotels';
import type { ServicePlace } from '../../entities/service/service';

export interface PlaceOption {
  readonly key: string;
  readonly label: string;
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
    const all = { key: htlCode, label: nameAll(name), place: { type: 'hotel', htlCode } } as const;
    return [
      ...(visible.length > 1 ? [all] : []),
      ...visible.map(({ dinCode, name: label }) => ({
        key: dinCode,
        label,
        place: { type: 'venue', dinCode } as const,
      })),
    ];
  });
}
