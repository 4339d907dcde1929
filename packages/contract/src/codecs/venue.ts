import type { ReservationType } from '@dining/domain/products/product';
import type { DinCode, DinRoomCode, HtlCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { VenueNameWire, VenueWire } from '../site/venues';
import { textFromWire, textToWire } from './text';

export interface VenueName {
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly htlHmcCode: string;
  readonly name: LocalizedText;
  /** Cuisine in a word or two; blank if not stated. */
  readonly kitchen: LocalizedText;
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
  /** A picture path (`picture-path`); '' for none. */
  readonly picture: string;
  readonly pictureAlt: LocalizedText;
}

/** A venue with all texts and pictures (Spec §3 Dining venue). Turn times in minutes. */
export interface Venue extends VenueName {
  readonly description: LocalizedText;
  /** One line per time span, as the venue writes them. */
  readonly openingHours: LocalizedText;
  readonly facilities: LocalizedText;
  readonly parking: LocalizedText;
  /** Shown with tables and rooms. */
  readonly notice: LocalizedText;
  /** Shown with pickup products. */
  readonly pickupNotice: LocalizedText;
  readonly seatCount: number;
  readonly tableTurnMinutes: number | null;
  readonly roomTurnMinutes: number | null;
  readonly rooms: readonly Room[];
  readonly photos: readonly { readonly filePath: string; readonly alt: LocalizedText }[];
}

export const venueNameToWire = (venue: VenueName): VenueNameWire => ({
  dinCode: venue.dinCode,
  htlCode: venue.htlCode,
  htlHmcCode: venue.htlHmcCode,
  ...textToWire('dinName', venue.name),
  ...textToWire('dinKitchen', venue.kitchen),
  ...textToWire('dinLoc', venue.location),
  introListImgFilePath: venue.introPicture,
  dinTel: venue.phone,
  dinCateList: venue.categories.map((category) => ({
    ...textToWire('dinCateName', category.name),
    prodResvType: category.reservationType,
  })),
});

export const venueToWire = (venue: Venue): VenueWire => ({
  ...venueNameToWire(venue),
  ...textToWire('dinDesc', venue.description),
  ...textToWire('dinOperTimeDesc', venue.openingHours),
  ...textToWire('dinAddItem', venue.facilities),
  ...textToWire('dinParkingDesc', venue.parking),
  ...textToWire('dinResvNoticeDesc', venue.notice),
  ...textToWire('dinPickupNoticeDesc', venue.pickupNotice),
  dinSeatAmnt: venue.seatCount,
  dinTableTurnTime: venue.tableTurnMinutes,
  dinRoomTurnTime: venue.roomTurnMinutes,
  dinRoomList: venue.rooms.map((room) => ({
    dinRoomCode: room.dinRoomCode,
    ...textToWire('dinRoomName', room.name),
    dinRoomArea: room.area,
    filePath: room.picture,
    ...textToWire('fileAlt', room.pictureAlt),
  })),
  dinPhotoList: venue.photos.map((photo) => ({ filePath: photo.filePath, ...textToWire('fileAlt', photo.alt) })),
});

export const venueNameFromWire = (wire: VenueNameWire): VenueName => ({
  dinCode: wire.dinCode,
  htlCode: wire.htlCode,
  htlHmcCode: wire.htlHmcCode,
  name: textFromWire('dinName', wire),
  kitchen: textFromWire('dinKitchen', wire),
  location: textFromWire('dinLoc', wire),
  introPicture: wire.introListImgFilePath,
  phone: wire.dinTel,
  categories: wire.dinCateList.map((category) => ({
    name: textFromWire('dinCateName', category),
    reservationType: category.prodResvType,
  })),
});

export const venueFromWire = (wire: VenueWire): Venue => ({
  ...venueNameFromWire(wire),
  description: textFromWire('dinDesc', wire),
  openingHours: textFromWire('dinOperTimeDesc', wire),
  facilities: textFromWire('dinAddItem', wire),
  parking: textFromWire('dinParkingDesc', wire),
  notice: textFromWire('dinResvNoticeDesc', wire),
  pickupNotice: textFromWire('dinPickupNoticeDesc', wire),
  seatCount: wire.dinSeatAmnt,
  tableTurnMinutes: wire.dinTableTurnTime,
  roomTurnMinutes: wire.dinRoomTurnTime,
  rooms: wire.dinRoomList.map((room) => ({
    dinRoomCode: room.dinRoomCode,
    name: textFromWire('dinRoomName', room),
    area: room.dinRoomArea,
    picture: room.filePath,
    pictureAlt: textFromWire('fileAlt', room),
  })),
  photos: wire.dinPhotoList.map((photo) => ({ filePath: photo.filePath, alt: textFromWire('fileAlt', photo) })),
});
