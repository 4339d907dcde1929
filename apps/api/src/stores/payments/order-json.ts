import type { WaitingOrder } from '@dining/domain/orders/priced-order';
import { z } from 'zod';

const won = z.int();
const count = z.int();
const localizedText = z.looseObject({ default: z.string() });

/**
 * The stored fields of an order in `payment.order`, from which a reservation is created. The database type `waiting_order` has the same
 * fields; a test compares them.
 */
export const orderFields = {
  htlCode: z.string(),
  dinCode: z.string(),
  prodCode: z.string(),
  dinRoomCode: z.string().nullable(),
  productName: localizedText,
  reservationType: z.string(),
  takesDeposit: z.boolean(),
  saleZone: z.string(),
  visit: z.object({ date: z.iso.date(), time: z.string().regex(/^\d{2}:\d{2}$/) }),
  party: z.object({ adults: count, kids: count }),
  pickupQuantity: count,
  language: z.string(),
  holder: z.string(),
  userId: z.string().nullable(),
  booker: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  visitor: z.object({ name: z.string(), phone: z.string() }),
  requestNote: z.string(),
  noAllergies: z.boolean().optional(),
  allergies: z.array(z.object({ allergyCode: z.string(), other: z.string(), name: localizedText })),
  answers: z.array(
    z.object({
      prodQsCode: z.string(),
      kind: z.enum(['text', 'choice']),
      name: localizedText,
      required: z.boolean(),
      answers: z.array(z.string()),
      texts: z.array(localizedText).optional(),
    }),
  ),
  lines: z.array(
    z.object({
      menuIndex: z.int().nullable(),
      name: localizedText,
      count,
      unitPrice: won,
      discountRate: z.number(),
      unitPaid: won,
      amount: won,
    }),
  ),
  quote: z.object({
    orderAmount: won,
    productDiscountAmount: won,
    memberDiscountAmount: won,
    couponAmount: won,
    pointAmount: won,
    payAmount: won,
  }),
  policy: z.object({
    payPlcySeq: z.int(),
    version: z.string(),
    reservationBased: z.boolean(),
    tiers: z.array(z.object({ hoursBefore: z.number(), feePercent: z.number() })),
    textKey: z.string().optional(),
    description: z.unknown(),
  }),
  consents: z.array(
    z.object({
      kind: z.string(),
      termsSeq: z.int().nullable(),
      version: z.string(),
      language: z.string(),
      at: z.iso.datetime(),
    }),
  ),
  campaign: z.object({ source: z.string(), medium: z.string(), name: z.string() }).nullish(),
  needs: z.array(z.looseObject({ counter: z.enum(['day', 'person', 'coupon']) })),
} satisfies Record<keyof WaitingOrder, z.ZodType>;

const orderSchema = z.object(orderFields);

/**
 * Serializes an order for the database, without undeclared fields.
 * @throws ZodError if a declared field is missing or has another type.
 */
export const serializeOrder = (order: WaitingOrder): string => JSON.stringify(orderSchema.parse(order));
