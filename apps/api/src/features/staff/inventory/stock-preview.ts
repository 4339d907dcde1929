import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import type { StockComparisonResult } from '../../../booking/capacity/compare-stock';
import type { NamedRoom } from '../../../stores/venues/venues';

/** Converts a comparison to the preview that the console shows. */
export function toPreview(
  { conflicts, reservations }: StockComparisonResult,
  rooms: readonly NamedRoom[],
  language: Language,
) {
  const getRoomName = (code: string | null): string => {
    const room = rooms.find(({ dinRoomCode }) => dinRoomCode === code);
    return room === undefined ? (code ?? '') : getLocalizedText(room.name, language);
  };
  return {
    conflicts: conflicts.map((conflict) => ({
      ...conflict,
      roomName: getRoomName(conflict.dinRoomCode),
      resvCodes: [...conflict.resvCodes],
    })),
    reservations: reservations.map(({ resvCode, visit, adults, kids, productName, payAmount }) => ({
      resvCode,
      visit,
      adults,
      kids,
      productName: getLocalizedText(productName, language),
      refund: payAmount,
    })),
  };
}
