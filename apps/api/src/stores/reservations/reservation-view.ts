import type { SoldLine } from '@dining/contract/codecs/reserved-menu';
import type { PricedOrder } from '@dining/domain/orders/priced-order';
import type { ResvCode } from '@dining/domain/shared/codes';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { type Column, eq, getTableColumns, type InferSelectModel, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Queries } from '../../db/connect';
import { hotel, room, venue } from '../../db/schema/hotels';
import { member } from '../../db/schema/members';
import { reservation } from '../../db/schema/reservations';
import { agreedPolicyText, policyAsAgreed } from './agreed-policy';

type Allergy = PricedOrder['allergies'][number];
type Answer = Omit<PricedOrder['answers'][number], 'answers' | 'texts'> & { readonly answers: readonly LocalizedText[] };
/** A picture of the product (Spec §3 prodPhotoType). */
interface Photo {
  readonly filePath: string;
  readonly photoType: string;
  readonly alt: LocalizedText;
}

/** Rows that belong to the reservation as one list of JSON, so that one statement answers all. */
const listed = <Row>(row: string, from: string, order: string): SQL<Row[]> =>
  sql<
    Row[]
  >`coalesce((SELECT json_agg(json_build_object(${sql.raw(row)}) ORDER BY ${sql.raw(order)}) FROM ${sql.raw(from)}), '[]'::json)`;

const ofReservation = 'WHERE l.resv_code = reservation.resv_code';

/** A whole row as one value of JSON, read as the table's columns are: forty columns one by one take both engines and the driver longer. */
const wholeRow = <Table extends PgTable>(table: Table): SQL<InferSelectModel<Table>> => {
  const columns = Object.entries<Column>(getTableColumns(table));
  const read = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      columns.map(([key, column]) => [key, row[column.name] === null ? null : column.mapFromDriverValue(row[column.name])]),
    );
  return sql`row_to_json(${table})`.mapWith(read) as SQL<InferSelectModel<Table>>;
};

interface ShownHotel extends Pick<typeof hotel.$inferSelect, 'htlHmcCode' | 'name' | 'latitude' | 'longitude'> {
  /** As it is registered, and as readers of other languages know it. */
  readonly address: string;
  readonly readableAddress: LocalizedText | null;
}
type ShownVenue = Pick<typeof venue.$inferSelect, 'name' | 'location' | 'phone' | 'tableTurnMinutes' | 'roomTurnMinutes'>;

const selected = (db: Queries) =>
  db
    .select({
      reservation: wholeRow(reservation),
      hotel: sql<ShownHotel>`json_build_object('htlHmcCode', ${hotel.htlHmcCode}, 'name', ${hotel.name}, 'latitude', ${hotel.latitude},
        'longitude', ${hotel.longitude}, 'address', ${hotel.business}->'address', 'readableAddress', ${hotel.business}->'readable'->'address')`,
      venue: sql<ShownVenue>`json_build_object('name', ${venue.name}, 'location', ${venue.location}, 'phone', ${venue.phone},
        'tableTurnMinutes', ${venue.tableTurnMinutes}, 'roomTurnMinutes', ${venue.roomTurnMinutes})`,
      policyText: sql<LocalizedText | null>`${sql.raw(agreedPolicyText)}`,
      roomName: room.name,
      memberNo: member.cardNo,
      lines: listed<SoldLine>(
        `'menuIndex', l.menu_index, 'name', l.name, 'count', l.count, 'unitPrice', l.unit_price, 'discountRate', l.discount_rate,
         'unitPaid', l.unit_paid, 'amount', l.amount, 'menu', CASE WHEN m.menu_index IS NOT NULL THEN
           json_build_object('description', m.description, 'coversPerUnit', m.covers_per_unit, 'picture', m.picture) END`,
        `reservation_line l LEFT JOIN menu m ON m.menu_index = l.menu_index ${ofReservation}`,
        'l.position',
      ),
      allergies: listed<Allergy>(
        `'allergyCode', allergy_code, 'other', other, 'name', name`,
        `reservation_allergy l ${ofReservation}`,
        'allergy_code',
      ),
      answers: listed<Answer>(
        `'prodQsCode', prod_qs_code, 'kind', kind, 'name', name, 'required', required, 'answers', reservation_answer_texts(l)`,
        `reservation_answer l ${ofReservation}`,
        'prod_qs_code',
      ),
      photos: listed<Photo>(
        `'filePath', file_path, 'photoType', photo_type, 'alt', alt`,
        'product_photo l WHERE l.prod_code = reservation.prod_code',
        'position',
      ),
    })
    .from(reservation)
    .innerJoin(hotel, eq(hotel.htlCode, reservation.htlCode))
    .innerJoin(venue, eq(venue.dinCode, reservation.dinCode))
    .leftJoin(member, eq(member.userId, reservation.userId))
    .leftJoin(room, eq(room.dinRoomCode, reservation.dinRoomCode))
    .where(eq(reservation.resvCode, sql.placeholder('resvCode')))
    .prepare('read_reservation');

/** Put together once a database: that takes longer than asking it. */
const prepared = new WeakMap<Queries, ReturnType<typeof selected>>();

/** A reservation with all that its page and its messages show; undefined where the number is none. */
export async function readReservation(db: Queries, resvCode: ResvCode) {
  const statement = prepared.get(db) ?? selected(db);
  prepared.set(db, statement);
  const [row] = await statement.execute({ resvCode });
  if (row === undefined) return undefined;
  const { policyText, ...found } = row;
  return { ...found, reservation: { ...found.reservation, policy: policyAsAgreed(found.reservation.policy, policyText) } };
}

export type StoredReservation = NonNullable<Awaited<ReturnType<typeof readReservation>>>;
