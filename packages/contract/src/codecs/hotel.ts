import type { HotelMemberRule } from '@dining/domain/pricing/member-discount';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { HotelPhotoWire, HotelWire } from '../site/hotels';
import { textToWire } from './text';

type RuleWire = HotelWire['htlMemberDist'];

/** What a hotel gives its members on food (decision 19). */
export const memberRuleToWire = (rule: HotelMemberRule | null): RuleWire =>
  rule === null
    ? null
    : {
        distWeekdayRate: rule.weekdayRate,
        distWeekendRate: rule.weekendRate,
        notDistDayList: [...rule.excludedMonthDays],
        distMaxPeople: rule.maxPeople,
      };

export const memberRuleFromWire = (wire: RuleWire): HotelMemberRule | null =>
  wire === null
    ? null
    : {
        weekdayRate: wire.distWeekdayRate,
        weekendRate: wire.distWeekendRate,
        excludedMonthDays: wire.notDistDayList,
        maxPeople: wire.distMaxPeople,
      };

/** A picture of the hotel itself. */
export interface HotelPhoto {
  readonly kind: 'front' | 'lounge' | 'benefits';
  readonly path: string;
  readonly alt: LocalizedText;
}

export const hotelPhotoToWire = ({ kind, path, alt }: HotelPhoto): HotelPhotoWire => ({
  htlPhotoType: kind,
  filePath: path,
  ...textToWire('fileAlt', alt),
});
