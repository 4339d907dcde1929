import type { Campaign } from '../campaigns/campaign';
import type { CancelTier } from '../cancellation/policy';
import {
  type CapacityRequirement,
  type RuleVersion,
  type StoredRequirement,
  toStoredRequirements,
} from '../inventory/capacity-requirement';
import type { Quote } from '../pricing/quote';
import type { Party } from '../products/party';
import type { ReservationType, SaleZone } from '../products/product';
import type { DinCode, DinRoomCode, HtlCode, ProdCode } from '../shared/codes';
import type { Language } from '../shared/language';
import type { LocalizedText } from '../shared/localized-text';
import type { Visit } from '../shared/seoul-time';
import type { Consent } from '../terms/agreed-texts';

/** The cancellation policy as it stood when the guest agreed to it (decision 22). */
export interface PolicySnapshot {
  readonly payPlcySeq: number;
  readonly version: string;
  readonly reservationBased: boolean;
  readonly tiers: readonly CancelTier[];
  /** What it said. */
  readonly description: LocalizedText;
}

/** The same as orders and reservations write it down: what it said by its key (ADR 28). */
export interface PolicyRecord extends Omit<PolicySnapshot, 'description'> {
  /** Reservations of before have none, and their text with them. */
  readonly textKey?: string | undefined;
  /** Not to be read as it stands (`policyAsAgreed`): blank where there is a key. */
  readonly description: unknown;
}

/** A menu of an order with its name as it is called today; prices in won. */
export interface OrderLine {
  readonly menuIndex: number | null;
  readonly name: LocalizedText;
  readonly count: number;
  /** What one costs before its discount. */
  readonly unitPrice: number;
  readonly discountRate: number;
  /** What one costs after it. */
  readonly unitPaid: number;
  /** count × unitPaid. */
  readonly amount: number;
}

/** An order that has passed every check and was priced by the server: all that a reservation is made of, and what it takes. */
export interface PricedOrder {
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly prodCode: ProdCode;
  readonly dinRoomCode: DinRoomCode | null;
  readonly productName: LocalizedText;
  readonly reservationType: ReservationType;
  readonly takesDeposit: boolean;
  readonly saleZone: SaleZone;
  readonly visit: Visit;
  readonly party: Party;
  readonly pickupQuantity: number;
  readonly language: Language;
  readonly holder: string;
  readonly userId: string | null;
  readonly booker: { readonly name: string; readonly phone: string; readonly email: string };
  readonly visitor: { readonly name: string; readonly phone: string };
  readonly requestNote: string;
  /** Asked about allergies, the guest has said that nobody has one. */
  readonly noAllergies: boolean;
  readonly allergies: readonly { readonly allergyCode: string; readonly other: string; readonly name: LocalizedText }[];
  readonly answers: readonly {
    readonly prodQsCode: string;
    readonly kind: 'text' | 'choice';
    readonly name: LocalizedText;
    readonly required: boolean;
    /** As given, in the guest's language. */
    readonly answers: readonly string[];
    /** The same answers in every language (`localizeAnswers`); absent from orders priced before it existed. */
    readonly texts?: readonly LocalizedText[];
  }[];
  readonly lines: readonly OrderLine[];
  readonly quote: Quote;
  readonly policy: PolicyRecord;
  readonly consents: readonly Consent[];
  /** Absent from orders that were priced before it existed. */
  readonly campaign?: Campaign | null;
  /** What it takes from the counters, by the rules that it was checked by. */
  readonly needs: readonly CapacityRequirement[];
  readonly rules: readonly RuleVersion[];
}

/** The sums of a quote that a reservation is written with, in won. */
export type QuotedSums = Pick<
  Quote,
  'orderAmount' | 'productDiscountAmount' | 'memberDiscountAmount' | 'couponAmount' | 'pointAmount' | 'payAmount'
>;

/**
 * An order as it is written down: what a reservation is made of, and no more. It waits with its payment until the money has come, and is wiped
 * there once it is a reservation or can no longer become one. Those of before have all that was priced.
 */
export interface PendingOrder extends Omit<PricedOrder, 'quote' | 'needs' | 'rules'> {
  readonly quote: QuotedSums;
  readonly needs: readonly StoredRequirement[];
}

/** What of an order waits with its payment. */
export function toPendingOrder({ rules: _rules, needs, quote, ...order }: PricedOrder): PendingOrder {
  const { orderAmount, productDiscountAmount, memberDiscountAmount, couponAmount, pointAmount, payAmount } = quote;
  return {
    ...order,
    quote: { orderAmount, productDiscountAmount, memberDiscountAmount, couponAmount, pointAmount, payAmount },
    needs: toStoredRequirements(needs),
  };
}

/** When an order was placed: what its guest agreed to, he agreed to then. @throws Error where he agreed to nothing, which no order passes with */
export function getConsentTime({ consents: [first] }: Pick<PendingOrder, 'consents'>): Date {
  if (first === undefined) throw new Error('an order without anything that was agreed to');
  return new Date(first.at);
}
