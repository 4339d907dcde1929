import { type PendingOrder, type PricedOrder, toPendingOrder } from '@dining/domain/orders/priced-order';
import type { ReservationType, SaleZone } from '@dining/domain/products/product';
import type { CouponNo, DinCode, DinRoomCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import { z } from 'zod';

const createTextSchema = <Text extends string>() => z.custom<Text>((value) => typeof value === 'string');
const wonSchema = z.int();
const countSchema = z.int();
const localizedTextSchema = z.strictObject({
  default: z.string(),
  ko: z.string().optional(),
  en: z.string().optional(),
  cn: z.string().optional(),
  ja: z.string().optional(),
});

/**
 * The fields of an order as `payment.order` stores it. The database type `pending_order` has the same fields; a test
 * compares them.
 */
export const orderFields = {
  htlCode: createTextSchema<HtlCode>(),
  dinCode: createTextSchema<DinCode>(),
  prodCode: createTextSchema<ProdCode>(),
  dinRoomCode: createTextSchema<DinRoomCode>().nullable(),
  productName: localizedTextSchema,
  reservationType: createTextSchema<ReservationType>(),
  takesDeposit: z.boolean(),
  saleZone: createTextSchema<SaleZone>(),
  visit: z.strictObject({ date: createTextSchema<SeoulDate>(), time: createTextSchema<SeoulTime>() }),
  party: z.strictObject({ adults: countSchema, kids: countSchema }),
  pickupQuantity: countSchema,
  language: createTextSchema<Language>(),
  guestId: z.string(),
  userId: z.string().nullable(),
  booker: z.strictObject({ name: z.string(), phone: z.string(), email: z.string() }),
  /** The person who comes to the visit: the booker or another person. */
  visitor: z.strictObject({ name: z.string(), phone: z.string() }),
  requestNote: z.string(),
  noAllergies: z.boolean(),
  allergies: z.array(z.strictObject({ allergyCode: z.string(), other: z.string(), name: localizedTextSchema })),
  answers: z.array(
    z.strictObject({
      prodQsCode: z.string(),
      kind: z.enum(['text', 'choice']),
      name: localizedTextSchema,
      required: z.boolean(),
      answers: z.array(z.string()),
      texts: z.exactOptional(z.array(localizedTextSchema)),
    }),
  ),
  lines: z.array(
    z.strictObject({
      menuIndex: z.int().nullable(),
      name: localizedTextSchema,
      count: countSchema,
      unitPrice: wonSchema,
      discountRate: z.number(),
      unitPaid: wonSchema,
      amount: wonSchema,
    }),
  ),
  quote: z.strictObject({
    orderAmount: wonSchema,
    productDiscountAmount: wonSchema,
    memberDiscountAmount: wonSchema,
    couponAmount: wonSchema,
    pointAmount: wonSchema,
    payAmount: wonSchema,
  }),
  policy: z.strictObject({
    payPlcySeq: z.int(),
    version: z.string(),
    reservationBased: z.boolean(),
    tiers: z.array(z.strictObject({ hoursBefore: z.number(), feePercent: z.number() })),
    graceMinutes: z.exactOptional(z.int()),
    textKey: z.string().optional(),
    description: z.unknown(),
  }),
  consents: z.array(
    z.strictObject({
      kind: z.string(),
      termsSeq: z.int().nullable(),
      version: z.string(),
      language: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  campaign: z.exactOptional(z.strictObject({ source: z.string(), medium: z.string(), name: z.string() }).nullable()),
  requirements: z.array(
    z.union([
      z.strictObject({ counter: z.literal('day'), amount: countSchema }),
      z.strictObject({ counter: z.literal('person'), personKey: z.string() }),
      z.strictObject({
        counter: z.literal('coupon'),
        couponNo: createTextSchema<CouponNo>(),
        amount: countSchema,
        capacity: countSchema.nullable(),
        ruleVersion: z.int(),
      }),
    ]),
  ),
} satisfies { readonly [Field in keyof PendingOrder]-?: z.ZodType<PendingOrder[Field]> };

const orderSchema = z.strictObject(orderFields);

/**
 * Returns a new order as it is stored. Stored orders are never parsed again, because earlier releases may have stored
 * other fields.
 * @throws ZodError for a missing, unknown or mistyped field
 */
export const toStoredOrder = (order: PricedOrder): PendingOrder => orderSchema.parse(toPendingOrder(order));
