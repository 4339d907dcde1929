import type { Venue } from '@dining/contract/codecs/venue';
import type { DinCode, HtlCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { and, asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/connect';
import { hotel, room, venue, venueCategory, venuePhoto } from '../../db/schema/hotels';
import { byKey } from '../app/group';

/** The active venues of a hotel with their categories, rooms and pictures, in the hotel's order. */
export async function readVenues(db: Queries, htlCode: HtlCode): Promise<Venue[]> {
  const ofHotel = and(eq(venue.htlCode, htlCode), eq(venue.active, true));
  const rows = await db
    .select({
      dinCode: venue.dinCode,
      htlCode: venue.htlCode,
      htlHmcCode: hotel.htlHmcCode,
      name: venue.name,
      kitchen: venue.kitchen,
      location: venue.location,
      introPicture: venue.introPicture,
      phone: venue.phone,
      description: venue.description,
      openingHours: venue.openingHours,
      facilities: venue.facilities,
      parking: venue.parking,
      notice: venue.notice,
      pickupNotice: venue.pickupNotice,
      seatCount: venue.seatCount,
      tableTurnMinutes: venue.tableTurnMinutes,
      roomTurnMinutes: venue.roomTurnMinutes,
    })
    .from(venue)
    .innerJoin(hotel, eq(hotel.htlCode, venue.htlCode))
    .where(ofHotel)
    .orderBy(asc(venue.position), asc(venue.dinCode));
  const categories = await db
    .select({ dinCode: venueCategory.dinCode, name: venueCategory.name, reservationType: venueCategory.reservationType })
    .from(venueCategory)
    .innerJoin(venue, eq(venue.dinCode, venueCategory.dinCode))
    .where(ofHotel)
    .orderBy(asc(venueCategory.dinCode), asc(venueCategory.position));
  const rooms = await db
    .select({
      dinCode: room.dinCode,
      dinRoomCode: room.dinRoomCode,
      name: room.name,
      area: room.area,
      picture: room.picture,
      pictureAlt: room.pictureAlt,
    })
    .from(room)
    .innerJoin(venue, eq(venue.dinCode, room.dinCode))
    .where(ofHotel)
    .orderBy(asc(room.dinCode), asc(room.dinRoomCode));
  const photos = await db
    .select({ dinCode: venuePhoto.dinCode, filePath: venuePhoto.filePath, alt: venuePhoto.alt })
    .from(venuePhoto)
    .innerJoin(venue, eq(venue.dinCode, venuePhoto.dinCode))
    .where(ofHotel)
    .orderBy(asc(venuePhoto.dinCode), asc(venuePhoto.position));

  const [categoriesOf, roomsOf, photosOf] = [byKey(categories, 'dinCode'), byKey(rooms, 'dinCode'), byKey(photos, 'dinCode')];
  return rows.map((row) => ({
    ...row,
    categories: categoriesOf(row.dinCode),
    rooms: roomsOf(row.dinCode),
    photos: photosOf(row.dinCode),
  }));
}

/** Which hotel each active venue belongs to. */
export async function readVenueHotels(db: Queries): Promise<Map<DinCode, HtlCode>> {
  const rows = await db
    .select({ dinCode: venue.dinCode, htlCode: venue.htlCode })
    .from(venue)
    .where(eq(venue.active, true))
    .orderBy(asc(venue.dinCode));
  return new Map(rows.map((row) => [row.dinCode, row.htlCode]));
}

/** A venue as staff name it. */
export interface NamedVenue {
  readonly dinCode: DinCode;
  readonly htlCode: HtlCode;
  readonly name: LocalizedText;
  readonly hotelName: LocalizedText;
  /** It is shown and sold. One that is not may still have guests to come. */
  readonly active: boolean;
}

/** The venues of all hotels, hotel by hotel. */
export const readNamedVenues = (db: Queries): Promise<NamedVenue[]> =>
  db
    .select({ dinCode: venue.dinCode, htlCode: venue.htlCode, name: venue.name, hotelName: hotel.name, active: venue.active })
    .from(venue)
    .innerJoin(hotel, eq(hotel.htlCode, venue.htlCode))
    .orderBy(asc(hotel.position), asc(venue.position), asc(venue.dinCode));

/** The venue's telephone number, '' where there is no such venue. */
export async function venuePhone(db: Queries, dinCode: DinCode): Promise<string> {
  const [row] = await db.select({ phone: venue.phone }).from(venue).where(eq(venue.dinCode, dinCode));
  return row?.phone ?? '';
}
