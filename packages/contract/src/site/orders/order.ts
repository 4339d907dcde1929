import { campaignTextLimit } from '@dining/domain/campaigns/campaign';
import type { CouponNo, DinCode, DinRoomCode, ProdCode } from '@dining/domain/shared/codes';
import { z } from 'zod';
import { allowBlank } from '../../blank';
import { defineComponent } from '../../component';
import {
  countSchema,
  defineCode,
  defineLine,
  defineParagraph,
  seoulDateSchema,
  seoulTimeSchema,
  wireLanguageSchema,
  wonSchema,
  ynSchema,
} from '../../wire';
import { prodResvTypeSchema } from '../products';
import { agreedTextListSchema } from '../terms';

export const visitTimeSchema = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d \d\d:\d\d$/, { message: 'YYYY-MM-DD HH:mm', abort: true })
  .refine(
    (text) => seoulDateSchema.safeParse(text.slice(0, 10)).success && seoulTimeSchema.safeParse(text.slice(11)).success,
    {
      message: 'YYYY-MM-DD HH:mm',
    },
  )
  .describe('Time of visit, `YYYY-MM-DD HH:mm` in Seoul; for a pickup its day at 00:00 (decision 13)');

/** Fields of an order that determine its price and the capacity that it consumes. */
export const orderFields = {
  dinCode: defineCode<DinCode>(),
  prodCode: defineCode<ProdCode>(),
  resvType: prodResvTypeSchema,
  dinRoomCode: allowBlank(defineCode<DinRoomCode>()).describe('Requested room; blank takes the smallest that fits'),
  resvDate: visitTimeSchema,
  resvAdultCnt: countSchema,
  resvKidCnt: countSchema,
  prodPickupNum: countSchema.default(0),
  resvProdAddList: z
    .array(
      z.object({ menuIndex: z.number().int().min(0).max(2_147_483_647), prodAddNum: z.number().int().min(1).max(999) }),
    )
    .max(50)
    .default([]),
};

/** A validated order. */
export type OrderWire = z.output<z.ZodObject<typeof orderFields>>;

// Blank and incomplete values are accepted here, because the form's own check has named errors for them (Spec §5).
const phoneSchema = defineLine(40);
const emailSchema = defineLine(254);

/** A campaign as stored with a reservation, without click identifiers (decision 63). */
const campaignSchema = defineComponent(
  'Campaign',
  'Campaign that led the guest to the site: utm_source, utm_medium and utm_campaign of its link',
  {
    source: defineLine(campaignTextLimit).default(''),
    medium: defineLine(campaignTextLimit).default(''),
    name: defineLine(campaignTextLimit).default(''),
  },
);

export const requestMatterSchema = defineParagraph(500);

export const allergyAnswerFields = {
  resvQsAllergyYn: ynSchema,
  resvQsAllergyList: z
    .array(
      z.object({
        resvQsAllergyCode: defineLine(40),
        resvQsAllergyYn: ynSchema,
        resvQsAllergyEtc: defineLine(200).default(''),
      }),
    )
    .max(30)
    .default([]),
  allergyAgreYn: ynSchema.default('N').describe('Consent to store allergies, which are health data (decision 5b)'),
};
export type AllergyAnswerWire = z.output<z.ZodObject<typeof allergyAnswerFields>>;

/** The complete body of a reservation request (Spec §3 Reservation, §7). */
export const reservationRequestSchema = defineComponent(
  'ReservationRequest',
  'An order, its guest and all answers of the payment form',
  {
    ...orderFields,
    ordersheetId: allowBlank(defineLine(60)),
    resvLang: wireLanguageSchema,
    resvUserName: defineLine(50),
    resvUserTel: phoneSchema.describe(
      "`010-xxxx-xxxx` or digits for Korea, `+…` for others (decision 36); '' is rejected by the form's own check",
    ),
    resvUserEmail: emailSchema,
    visitName: defineLine(50),
    visitTel: phoneSchema.describe('Phone of the visitor, as resvUserTel'),
    requestMatter: requestMatterSchema.default(''),
    resvSetleType: z.enum(['card', 'account']),
    resvSetleAmnt: wonSchema.describe(
      "Sum that the guest saw; if it differs from the server's, the request is rejected with the correct sum (decision 18)",
    ),
    couponNo: allowBlank(defineCode<CouponNo>()).describe(
      "The member's coupon; blank for none. One per order (decision 20)",
    ),
    ...allergyAnswerFields,
    resvQsAnsList: z
      .array(z.object({ resvQsCode: defineLine(40), resvQsAns: defineLine(500) }))
      .max(50)
      .default([]),
    finalAgreYn: ynSchema.describe(
      'Final box: consent to personal data processing and the cancellation policy (decision 5b)',
    ),
    finalAgreTextList: agreedTextListSchema.describe(
      'Texts beside the final box as the page showed them: terms by termsTypeCode, the policy as `cancellation`. ' +
        'If another version is in effect now, the order is rejected (terms_changed). Without it nothing is compared',
    ),
    resvAgainYn: ynSchema
      .default('N')
      .describe('Y: the guest has just reserved the same and confirmed a second reservation (decision 45)'),
    deviceType: z.enum(['pc', 'mobile']).default('pc'),
    campaign: campaignSchema
      .optional()
      .describe('Campaign that led the guest to the site; texts with an e-mail address or phone number are dropped'),
  },
);
export type ReservationRequestWire = z.output<typeof reservationRequestSchema>;
/** Input before defaults. @internal for tests */
export type ReservationRequestBody = z.input<typeof reservationRequestSchema>;

export const remainUnitSchema = z
  .enum(['seat', 'room', 'cover', 'guest', 'item', ''])
  .describe(
    'Unit of `remainCnt`: `seat` seats at tables, `room` rooms, `cover` people that menus serve (a menu for four counts four), `guest` people of a party, `item` pieces of a pickup',
  );

/** Fields with the end of a hold during payment. */
export const holdEndFields = {
  holdUntil: z
    .string()
    .describe(
      "ISO instant at which the guest's countdown ends. The server's hold lasts slightly longer; neither exceeds the start of the visit",
    ),
  secondsLeft: z
    .number()
    .int()
    .optional()
    .describe('Seconds from this response until `holdUntil`, because device clocks may be wrong'),
};

/** Errors of every order, roughly in the order of the checks. */
export const orderErrors = [
  'not_signed_in',
  'csrf_failed',
  'too_many_requests',
  // Errors of the order sheet that the request names.
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
  'coupon_not_yet_valid',
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
