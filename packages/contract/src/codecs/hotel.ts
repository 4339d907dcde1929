import { type BusinessInfo, readableFields } from '@dining/domain/catalogue/business-info';
import type { HotelMemberRule } from '@dining/domain/pricing/member-discount';
import type { HtlCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { BusinessInfoWire, HotelPhotoWire, HotelWire } from '../site/hotels';
import { encodeText } from './text';

type RuleWire = HotelWire['htlMemberDist'];

/** Serializes a hotel's member discount on food (decision 19). */
export const encodeMemberRule = (rule: HotelMemberRule | null): RuleWire =>
  rule === null
    ? null
    : {
        distWeekdayRate: rule.weekdayRate,
        distWeekendRate: rule.weekendRate,
        notDistDayList: [...rule.excludedMonthDays],
        distMaxPeople: rule.maxPeople,
      };

export const decodeMemberRule = (wire: RuleWire): HotelMemberRule | null =>
  wire === null
    ? null
    : {
        weekdayRate: wire.distWeekdayRate,
        weekendRate: wire.distWeekendRate,
        excludedMonthDays: wire.notDistDayList,
        maxPeople: wire.distMaxPeople,
      };

export interface HotelPhoto {
  readonly kind: 'front' | 'lounge' | 'benefits';
  readonly path: string;
  readonly alt: LocalizedText;
}

export const encodeHotelPhoto = ({ kind, path, alt }: HotelPhoto): HotelPhotoWire => ({
  htlPhotoType: kind,
  filePath: path,
  ...encodeText('fileAlt', alt),
});

/** Serializes business information: the registered texts become the default texts of their translations. */
export function encodeBusinessInfo(htlCode: HtlCode, { readable = {}, ...info }: BusinessInfo): BusinessInfoWire {
  const texts = readableFields.map((field) => encodeText(field, { ...readable[field], default: info[field] }));
  return Object.assign({ htlCode, ...info }, ...texts) as BusinessInfoWire;
}
