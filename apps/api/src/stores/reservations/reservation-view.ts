import type { SoldLine } from '@dining/contract/codecs/reserved-menu';
import type { PolicyRecord, PolicySnapshot, PricedOrder } from '@dining/domain/orders/priced-order';
import type { ReservationType, SaleZone } from '@dining/domain/products/product';
import type { ReservationActor, ReservationStatus } from '@dining/domain/reservations/states';
import type { DinCode, DinRoomCode, HtlCode, ProdCode, ResvCode, ShopOrderNo } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import type { Pool } from 'pg';
import { sql } from '../../db/sql';
import { restorePolicy } from './restore-policy';

/** Amounts are in won. */
interface ReservationRow {
  readonly resvCode: ResvCode;
  readonly shopOrderNo: ShopOrderNo;
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly prodCode: ProdCode;
  readonly dinRoomCode: DinRoomCode | null;
  readonly userId: string | null;
  readonly guestId: string;
  readonly bookerName: string;
  readonly bookerPhone: string;
  readonly bookerEmail: string;
  readonly visitorName: string;
  readonly visitorPhone: string;
  readonly requestNote: string;
  readonly noAllergies: boolean;
  readonly reservationType: ReservationType;
  readonly visitDay: SeoulDate;
  readonly visitTime: SeoulTime;
  readonly adults: number;
  readonly kids: number;
  readonly pickupQuantity: number;
  readonly language: string;
  readonly status: ReservationStatus;
  /** When the guest confirmed in the reminder that they come. */
  readonly guestConfirmedAt: Date | null;
  readonly productName: LocalizedText;
  readonly takesDeposit: boolean;
  readonly saleZone: SaleZone;
  readonly orderAmount: number;
  readonly productDiscount: number;
  readonly memberDiscount: number;
  readonly couponAmount: number;
  readonly pointAmount: number;
  readonly payAmount: number;
  readonly payMethod: 'card' | 'account' | 'none';
  readonly createdAt: Date;
  readonly paidAt: Date | null;
  readonly cancelledAt: Date | null;
  /** Null unless cancelled; also null for older cancellations by guests. */
  readonly cancelledBy: ReservationActor | null;
  readonly cancelFee: number | null;
  readonly refundAmount: number | null;
  readonly answersVersion: number;
  readonly requestChangedAt: Date | null;
  readonly allergiesChangedAt: Date | null;
  readonly secretLinkVersion: number;
}

interface RelatedData {
  readonly hotel: {
    readonly htlHmcCode: string;
    readonly name: LocalizedText;
    /** Language of mails to the hotel's restaurants. */
    readonly staffLanguage: Language;
    readonly latitude: number;
    readonly longitude: number;
    readonly address: string;
    readonly translatedAddress: LocalizedText | null;
  };
  readonly venue: {
    readonly name: LocalizedText;
    readonly location: LocalizedText;
    readonly phone: string;
    /** The e-mail address of the restaurant, or else of the hotel; null if neither has one. */
    readonly mailbox: string | null;
    readonly tableTurnMinutes: number | null;
    readonly roomTurnMinutes: number | null;
  };
  readonly roomName: LocalizedText | null;
  readonly memberNo: string | null;
  readonly lines: readonly SoldLine[];
  readonly allergies: PricedOrder['allergies'];
  readonly answers: readonly (Omit<PricedOrder['answers'][number], 'answers' | 'texts'> & {
    readonly answers: readonly LocalizedText[];
  })[];
  readonly photos: readonly { readonly filePath: string; readonly photoType: string; readonly alt: LocalizedText }[];
}

export interface StoredReservation extends RelatedData {
  readonly reservation: ReservationRow & { readonly policy: PolicySnapshot };
}

type InstantField =
  | 'guestConfirmedAt'
  | 'createdAt'
  | 'paidAt'
  | 'cancelledAt'
  | 'requestChangedAt'
  | 'allergiesChangedAt';

interface Row extends RelatedData, Pick<ReservationRow, InstantField> {
  readonly reservation: Omit<ReservationRow, InstantField>;
  readonly policy: PolicyRecord;
  readonly policyText: LocalizedText | null;
}

/**
 * Finds a reservation with its related data. Selects most columns as one JSON value, because forty columns take the
 * embedded database 15 % longer.
 */
export async function findReservation(pool: Pool, resvCode: ResvCode): Promise<StoredReservation | undefined> {
  const { rows } = await pool.query<Row>(sql('find_reservation')`
    SELECT json_build_object('resvCode', r.resv_code, 'shopOrderNo', r.shop_order_no, 'htlCode', r.htl_code, 'dinCode', r.din_code,
        'prodCode', r.prod_code, 'dinRoomCode', r.din_room_code, 'userId', r.user_id, 'guestId', r.guest_id,
        'bookerName', r.booker_name, 'bookerPhone', r.booker_phone, 'bookerEmail', r.booker_email,
        'visitorName', r.visitor_name, 'visitorPhone', r.visitor_phone, 'requestNote', r.request_note,
        'noAllergies', r.no_allergies, 'reservationType', r.reservation_type, 'visitDay', r.visit_day,
        'visitTime', r.visit_time, 'adults', r.adults, 'kids', r.kids, 'pickupQuantity', r.pickup_quantity,
        'language', r.language, 'status', r.status, 'productName', r.product_name, 'takesDeposit', r.takes_deposit,
        'saleZone', r.sale_zone, 'orderAmount', r.order_amount, 'productDiscount', r.product_discount,
        'memberDiscount', r.member_discount, 'couponAmount', r.coupon_amount, 'pointAmount', r.point_amount,
        'payAmount', r.pay_amount, 'payMethod', r.pay_method, 'cancelledBy', r.cancelled_by, 'cancelFee', r.cancel_fee,
        'refundAmount', r.refund_amount, 'answersVersion', r.answers_version, 'secretLinkVersion', r.link_version) AS reservation,
      r.coming_confirmed_at AS "guestConfirmedAt", r.created_at AS "createdAt", r.paid_at AS "paidAt", r.cancelled_at AS "cancelledAt",
      r.request_changed_at AS "requestChangedAt", r.allergies_changed_at AS "allergiesChangedAt", r.policy,
      t.text AS "policyText", o.name AS "roomName", m.card_no AS "memberNo",
      json_build_object('htlHmcCode', h.htl_hmc_code, 'name', h.name, 'staffLanguage', h.staff_language, 'latitude', h.latitude, 'longitude', h.longitude,
        'address', h.business -> 'address', 'translatedAddress', h.business -> 'readable' -> 'address') AS hotel,
      json_build_object('name', v.name, 'location', v.location, 'phone', v.phone,
        'mailbox', coalesce(nullif(v.mailbox, ''), nullif(h.business ->> 'email', '')), 'tableTurnMinutes', v.table_turn_minutes,
        'roomTurnMinutes', v.room_turn_minutes) AS venue,
      (SELECT coalesce(json_agg(json_build_object('menuIndex', l.menu_index, 'name', l.name, 'count', l.count,
          'unitPrice', l.unit_price, 'discountRate', l.discount_rate, 'unitPaid', l.unit_paid, 'amount', l.amount,
          'menu', CASE WHEN u.menu_index IS NOT NULL THEN
            json_build_object('description', u.description, 'coversPerUnit', u.covers_per_unit, 'picture', u.picture,
              'allergens', u.allergens) END)
          ORDER BY l.position), '[]')
        FROM reservation_line l LEFT JOIN menu u USING (menu_index) WHERE l.resv_code = r.resv_code) AS lines,
      (SELECT coalesce(json_agg(json_build_object('allergyCode', a.allergy_code, 'other', a.other, 'name', a.name)
          ORDER BY a.allergy_code), '[]')
        FROM reservation_allergy a WHERE a.resv_code = r.resv_code) AS allergies,
      (SELECT coalesce(json_agg(json_build_object('prodQsCode', q.prod_qs_code, 'kind', q.kind, 'name', q.name,
          'required', q.required, 'answers', list_answer_texts(q)) ORDER BY q.prod_qs_code), '[]')
        FROM reservation_answer q WHERE q.resv_code = r.resv_code) AS answers,
      (SELECT coalesce(json_agg(json_build_object('filePath', p.file_path, 'photoType', p.photo_type, 'alt', p.alt)
          ORDER BY p.position), '[]')
        FROM product_photo p WHERE p.prod_code = r.prod_code) AS photos
    FROM reservation r
    JOIN hotel h USING (htl_code)
    JOIN venue v USING (din_code)
    LEFT JOIN member m USING (user_id)
    LEFT JOIN room o USING (din_room_code)
    LEFT JOIN policy_text t ON t.text_key = r.policy ->> 'textKey'
    WHERE r.resv_code = ${resvCode}`);
  const [row] = rows;
  if (row === undefined) return undefined;
  const { reservation, guestConfirmedAt, createdAt, paidAt, cancelledAt, ...otherColumns } = row;
  const { requestChangedAt, allergiesChangedAt, policy, policyText, ...relatedData } = otherColumns;
  return {
    reservation: {
      ...reservation,
      guestConfirmedAt,
      createdAt,
      paidAt,
      cancelledAt,
      requestChangedAt,
      allergiesChangedAt,
      policy: restorePolicy(policy, policyText),
    },
    ...relatedData,
  };
}
