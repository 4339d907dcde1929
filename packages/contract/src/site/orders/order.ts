import { campaignTextLimit } from '@dining/domain/campaigns/campaign';
import type { CouponNo, DinCode, DinRoomCode, ProdCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { orBlank } from '../../blank';
import { defineComponent } from '../../component';
import { code, count, line, paragraph, seoulDate, seoulTime, wireLanguage, won, yn } from '../../wire';
import { prodResvType } from '../products';
import { agreedTextList } from '../terms';

export const visitMoment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/, { message: 'YYYY-MM-DD HH:mm', abort: true })
  .refine((text) => seoulDate.safeParse(text.slice(0, 10)).success && seoulTime.safeParse(text.slice(11)).success, {
    message: 'YYYY-MM-DD HH:mm',
  })
  .describe("A moment of visit, `YYYY-MM-DD HH:mm` in Seoul; a pickup's is its day at 00:00 (decision 13)");

/** What is ordered: the part of a reservation that decides its price and what it takes. */
export const orderShape = {
  dinCode: code<DinCode>(),
  prodCode: code<ProdCode>(),
  resvType: prodResvType,
  dinRoomCode: orBlank(code<DinRoomCode>()).describe('The room wanted; blank takes the smallest that fits'),
  resvDate: visitMoment,
  resvAdultCnt: count,
  resvKidCnt: count,
  prodPickupNum: count.default(0),
  resvProdAddList: z
    .array(z.object({ menuIndex: z.number().int().min(0).max(2_147_483_647), prodAddNum: z.number().int().min(1).max(999) }))
    .max(50)
    .default([]),
};

/** What is ordered, once the contract has let it through. */
export type OrderWire = z.output<z.ZodObject<typeof orderShape>>;

// Blank or half-typed is for the form's own check to refuse by its name (Spec §5), not for the shape.
const phone = line(40);
const email = line(254);

/** A campaign as it is stored with a reservation: no identifier of a click (decision 63). */
const campaign = defineComponent('Campaign', 'Where a visit came from: utm_source, utm_medium and utm_campaign of its link', {
  source: line(campaignTextLimit).default(''),
  medium: line(campaignTextLimit).default(''),
  name: line(campaignTextLimit).default(''),
});

/** The full reservation payload (Spec §3 Reservation, §7): what is ordered, by whom, with every answer of the payment page. */
export const reservationRequest = defineComponent(
  'ReservationRequest',
  'What is ordered, by whom, and every answer of the form',
  {
    ...orderShape,
    ordersheetId: orBlank(line(60)),
    resvLang: wireLanguage,
    resvUserName: line(50),
    resvUserTel: phone.describe(
      "`010-xxxx-xxxx` or digits for Korea, `+…` for others (decision 36); '' is refused by the form's own check",
    ),
    resvUserEmail: email,
    visitName: line(50),
    visitTel: phone.describe('As resvUserTel, of whoever comes'),
    requestMatter: paragraph(500).default(''),
    resvSetleType: z.enum(['card', 'account']),
    resvSetleAmnt: won.describe(
      "What the guest saw; another sum than the server's own is refused with the right one (decision 18)",
    ),
    couponNo: orBlank(code<CouponNo>()).describe("The member's coupon to use; blank for none. One an order (decision 20)"),
    resvQsAllergyYn: yn,
    resvQsAllergyList: z
      .array(z.object({ resvQsAllergyCode: line(10), resvQsAllergyYn: yn, resvQsAllergyEtc: line(200).default('') }))
      .max(30)
      .default([]),
    allergyAgreYn: yn.default('N').describe('Allergy answers are health data with a consent of their own (decision 5b)'),
    resvQsAnsList: z
      .array(z.object({ resvQsCode: line(40), resvQsAns: line(500) }))
      .max(50)
      .default([]),
    finalAgreYn: yn.describe('The final box: personal-information consent and cancellation policy (decision 5b)'),
    finalAgreTextList: agreedTextList.describe(
      'What the final box covered, as the page showed it: texts of terms by termsTypeCode, the policy as `cancellation`; ' +
        'where another is in force by now the order is refused (terms_changed). Without it nothing is compared',
    ),
    resvAgainYn: yn.default('N').describe('Y: the guest has just reserved the same and means a second one (decision 45)'),
    deviceType: z.enum(['pc', 'mobile']).default('pc'),
    campaign: campaign
      .optional()
      .describe(
        'What the link of a campaign says that the visit began with; a text with an e-mail address or telephone number is dropped',
      ),
  },
);
export type ReservationRequestWire = z.output<typeof reservationRequest>;
/** The same as it may be sent, without what has a default. @internal for tests */
export type ReservationRequestBody = z.input<typeof reservationRequest>;

/** What is counted where something is left. */
export const remainUnit = z
  .enum(['seat', 'room', 'cover', 'guest', 'item', ''])
  .describe(
    'What `remainCnt` counts: `seat` seats at tables, `room` rooms, `cover` people that menus serve (a menu for four counts four), `guest` heads of a party, `item` pieces of a pickup',
  );

/** How long seats are held for whoever is paying for them. */
export const holdEnd = {
  holdUntil: z
    .string()
    .describe(
      "When the guest's countdown ends; ISO instant. The server's own hold lives a little longer, and neither outlives the start of the visit",
    ),
  secondsLeft: z
    .number()
    .int()
    .optional()
    .describe("The seconds until then, as of this answer: a guest's device may have its clock wrong"),
};

/** The failures that every order can meet, in the order in which they are looked for. */
export const orderErrors = [
  'not_signed_in',
  'csrf_failed',
  'too_many_requests',
  // Of the order sheet that a payload may name.
  'not_found',
  'forbidden',
  'order_closed',
  'unknown_product',
  'members_only',
  'party_required',
  'party_too_large',
  'unknown_menu',
  'past',
  'not_on_sale',
  'no_such_time',
  'no_deposit_band',
  'pickup_too_soon',
  'pickup_day_closed',
  'person_limit_exceeded',
  'day_sale_exceeded',
  'sold_out',
  'quantity_required',
  'menu_quantity_short',
  'amount_too_large',
  'guest_details_needed',
  'name_invalid',
  'terms_not_agreed',
  'terms_changed',
  'allergy_unanswered',
  'allergy_consent_needed',
  'question_unanswered',
  'unknown_coupon',
  'coupon_taken',
  'coupon_not_begun',
  'coupon_expired',
  'coupon_other_hotel',
  'coupon_not_for_deposit',
  'coupon_min_order',
  'coupon_takes_nothing',
  'payment_due',
  'nothing_due',
  'price_changed',
  'already_booked',
  'superseded',
  'too_many_holds',
  'too_many_bookings',
  'start_time_share',
  'day_share',
  'address_share',
] as const;
