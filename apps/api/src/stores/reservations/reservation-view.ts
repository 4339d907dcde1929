import type { ResvCode } from '@dining/domain/shared/codes';
import { asc, eq } from 'drizzle-orm';
import type { Queries } from '../../db/connect';
import { hotel, room, venue } from '../../db/schema/hotels';
import { member } from '../../db/schema/members';
import { product, productPhoto } from '../../db/schema/products';
import { reservation, reservationAllergy, reservationAnswer, reservationLine } from '../../db/schema/reservations';

/** A reservation with all that its page shows; undefined where the number is none. */
export async function readReservation(db: Queries, resvCode: ResvCode) {
  const [row] = await db
    .select({
      reservation,
      hotel: { htlHmcCode: hotel.htlHmcCode, name: hotel.name },
      venue: {
        name: venue.name,
        location: venue.location,
        phone: venue.phone,
        tableTurnMinutes: venue.tableTurnMinutes,
        roomTurnMinutes: venue.roomTurnMinutes,
      },
      roomName: room.name,
      memberNo: member.cardNo,
      questionType: product.questionType,
    })
    .from(reservation)
    .innerJoin(hotel, eq(hotel.htlCode, reservation.htlCode))
    .innerJoin(venue, eq(venue.dinCode, reservation.dinCode))
    .innerJoin(product, eq(product.prodCode, reservation.prodCode))
    .leftJoin(member, eq(member.userId, reservation.userId))
    .leftJoin(room, eq(room.dinRoomCode, reservation.dinRoomCode))
    .where(eq(reservation.resvCode, resvCode));
  if (row === undefined) return undefined;
  const [lines, allergies, answers, photos] = await Promise.all([
    db.select().from(reservationLine).where(eq(reservationLine.resvCode, resvCode)).orderBy(asc(reservationLine.position)),
    db
      .select()
      .from(reservationAllergy)
      .where(eq(reservationAllergy.resvCode, resvCode))
      .orderBy(asc(reservationAllergy.allergyCode)),
    db
      .select()
      .from(reservationAnswer)
      .where(eq(reservationAnswer.resvCode, resvCode))
      .orderBy(asc(reservationAnswer.prodQsCode)),
    db.select().from(productPhoto).where(eq(productPhoto.prodCode, row.reservation.prodCode)).orderBy(asc(productPhoto.position)),
  ]);
  return { ...row, lines, allergies, answers, photos };
}

export type StoredReservation = NonNullable<Awaited<ReturnType<typeof readReservation>>>;
