import type { ReservationType } from '@dining/domain/products/product';
import type { FilterableVenue } from '@dining/domain/search/venue-filter';
import type { DinCode, DinRoomCode, HtlCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { VenueSummaryWire, VenueWire } from '../site/venues';
import { encodeFlag } from './flag';
import { decodeText, encodeText } from './text';

export interface VenueSummary {
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly htlHmcCode: string;
  readonly name: LocalizedText;
  /** Cuisine in one or two words; blank if not stated. */
  readonly cuisineLabel: LocalizedText;
  readonly location: LocalizedText;
  readonly introPicture: string;
  readonly phone: string;
  readonly categories: readonly { readonly name: LocalizedText; readonly reservationType: ReservationType }[];
}

export interface Room {
  readonly dinRoomCode: DinRoomCode;
  readonly name: LocalizedText;
  /** Square metres; null if not stated. */
  readonly area: number | null;
  /** A picture path (`picture-path`); '' if there is none. */
  readonly picture: string;
  readonly pictureAlt: LocalizedText;
}

export interface Venue extends VenueSummary, Omit<FilterableVenue, 'categories'> {
  readonly description: LocalizedText;
  /** One line per time span, as entered by the venue. */
  readonly openingHours: LocalizedText;
  readonly facilities: LocalizedText;
  readonly parking: LocalizedText;
  /** Shown with products for tables and rooms. */
  readonly notice: LocalizedText;
  /** Shown with pickup products. */
  readonly pickupNotice: LocalizedText;
  readonly seatCount: number;
  readonly tableTurnMinutes: number | null;
  readonly roomTurnMinutes: number | null;
  readonly rooms: readonly Room[];
  readonly photos: readonly { readonly filePath: string; readonly alt: LocalizedText }[];
}

export const encodeVenueSummary = (venue: VenueSummary): VenueSummaryWire => ({
  dinCode: venue.dinCode,
  htlCode: venue.htlCode,
  htlHmcCode: venue.htlHmcCode,
  ...encodeText('dinName', venue.name),
  ...encodeText('dinKitchen', venue.cuisineLabel),
  ...encodeText('dinLoc', venue.location),
  introListImgFilePath: venue.introPicture,
  dinTel: venue.phone,
  dinCateList: venue.categories.map((category) => ({
    ...encodeText('dinCateName', category.name),
    prodResvType: category.reservationType,
  })),
});

export const encodeVenue = (venue: Venue): VenueWire => ({
  ...encodeVenueSummary(venue),
  ...encodeText('dinDesc', venue.description),
  ...encodeText('dinOperTimeDesc', venue.openingHours),
  ...encodeText('dinAddItem', venue.facilities),
  ...encodeText('dinParkingDesc', venue.parking),
  ...encodeText('dinResvNoticeDesc', venue.notice),
  ...encodeText('dinPickupNoticeDesc', venue.pickupNotice),
  dinSeatAmnt: venue.seatCount,
  dinCuisineType: venue.cuisine,
  dinChildYn: encodeFlag(venue.welcomesChildren),
  dinViewYn: encodeFlag(venue.hasView),
  dinTableTurnTime: venue.tableTurnMinutes,
  dinRoomTurnTime: venue.roomTurnMinutes,
  dinRoomList: venue.rooms.map((room) => ({
    dinRoomCode: room.dinRoomCode,
    ...encodeText('dinRoomName', room.name),
    dinRoomArea: room.area,
    filePath: room.picture,
    ...encodeText('fileAlt', room.pictureAlt),
  })),
  dinPhotoList: venue.photos.map((photo) => ({ filePath: photo.filePath, ...encodeText('fileAlt', photo.alt) })),
});

export const decodeVenueSummary = (wire: VenueSummaryWire): VenueSummary => ({
  dinCode: wire.dinCode,
  htlCode: wire.htlCode,
  htlHmcCode: wire.htlHmcCode,
  name: decodeText('dinName', wire),
  cuisineLabel: decodeText('dinKitchen', wire),
  location: decodeText('dinLoc', wire),
  introPicture: wire.introListImgFilePath,
  phone: wire.dinTel,
  categories: wire.dinCateList.map((category) => ({
    name: decodeText('dinCateName', category),
    reservationType: category.prodResvType,
  })),
});

export const decodeVenue = (wire: VenueWire): Venue => ({
  ...decodeVenueSummary(wire),
  description: decodeText('dinDesc', wire),
  openingHours: decodeText('dinOperTimeDesc', wire),
  facilities: decodeText('dinAddItem', wire),
  parking: decodeText('dinParkingDesc', wire),
  notice: decodeText('dinResvNoticeDesc', wire),
  pickupNotice: decodeText('dinPickupNoticeDesc', wire),
  seatCount: wire.dinSeatAmnt,
  cuisine: wire.dinCuisineType,
  welcomesChildren: wire.dinChildYn === 'Y',
  hasView: wire.dinViewYn === 'Y',
  tableTurnMinutes: wire.dinTableTurnTime,
  roomTurnMinutes: wire.dinRoomTurnTime,
  rooms: wire.dinRoomList.map((room) => ({
    dinRoomCode: room.dinRoomCode,
    name: decodeText('dinRoomName', room),
    area: room.dinRoomArea,
    picture: room.filePath,
    pictureAlt: decodeText('fileAlt', room),
  })),
  photos: wire.dinPhotoList.map((photo) => ({ filePath: photo.filePath, alt: decodeText('fileAlt', photo) })),
});
