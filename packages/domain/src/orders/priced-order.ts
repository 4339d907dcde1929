import type { Campaign } from '../campaigns/campaign';
import type { CancelPolicy } from '../cancellation/policy';
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

/** The cancellation policy that the guest agreed to (decision 22). */
export interface PolicySnapshot extends CancelPolicy {
  readonly payPlcySeq: number;
  readonly version: string;
  /** Text of the policy. */
  readonly description: LocalizedText;
}

/** The policy as orders and reservations store it, with the key of its text (ADR 28). */
export interface PolicyRecord extends Omit<PolicySnapshot, 'description' | 'graceMinutes'> {
  /** Missing in reservations and orders made before decision 49, which have no grace period. */
  readonly graceMinutes?: number;
  /** Missing in reservations made before ADR 28, which contain the text. */
  readonly textKey?: string | undefined;
  /** Blank if `textKey` is set; see `stores/reservations/restore-policy.ts`. */
  readonly description: unknown;
}

/** A line of an order with the current name of its menu or, without a menu, of its product; prices in won. */
export interface OrderLine {
  readonly menuIndex: number | null;
  readonly name: LocalizedText;
  readonly count: number;
  /** Price of one before its discount. */
  readonly unitPrice: number;
  readonly discountRate: number;
  /** Price of one after its discount. */
  readonly unitPaid: number;
  /** count × unitPaid. */
  readonly amount: number;
}

/**
 * An order that has passed every check and was priced by the server, with all data that is needed to create its
 * reservation and take its capacity.
 */
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
  readonly guestId: string;
  readonly userId: string | null;
  readonly booker: { readonly name: string; readonly phone: string; readonly email: string };
  readonly visitor: { readonly name: string; readonly phone: string };
  readonly requestNote: string;
  /** True if the guest answered that no one in the party has an allergy. */
  readonly noAllergies: boolean;
  readonly allergies: readonly { readonly allergyCode: string; readonly other: string; readonly name: LocalizedText }[];
  readonly answers: readonly {
    readonly prodQsCode: string;
    readonly kind: 'text' | 'choice';
    readonly name: LocalizedText;
    readonly required: boolean;
    /** As the guest gave them, in the guest's language. */
    readonly answers: readonly string[];
    /** The same answers in every language (`localizeAnswers`); missing in orders priced before this field existed. */
    readonly texts?: readonly LocalizedText[];
  }[];
  readonly lines: readonly OrderLine[];
  readonly quote: Quote;
  readonly policy: PolicyRecord;
  readonly consents: readonly Consent[];
  /** Missing in orders priced before this field existed. */
  readonly campaign?: Campaign | null;
  /** Capacity that the order takes, with the versions of the rules used. */
  readonly requirements: readonly CapacityRequirement[];
  readonly rules: readonly RuleVersion[];
}

/** The sums of a quote that a reservation stores, in won. */
export type QuotedSums = Pick<
  Quote,
  'orderAmount' | 'productDiscountAmount' | 'memberDiscountAmount' | 'couponAmount' | 'pointAmount' | 'payAmount'
>;

/**
 * An order as it is stored with its payment until it is paid: the contents of its future reservation. Deleted when it
 * has become a reservation or can no longer become one. Older rows contain the complete priced order.
 */
export interface PendingOrder extends Omit<PricedOrder, 'quote' | 'requirements' | 'rules'> {
  readonly quote: QuotedSums;
  readonly requirements: readonly StoredRequirement[];
}

/** Returns the fields of a priced order that are stored with its payment. */
export function toPendingOrder({ rules: _rules, requirements, quote, ...order }: PricedOrder): PendingOrder {
  const { orderAmount, productDiscountAmount, memberDiscountAmount, couponAmount, pointAmount, payAmount } = quote;
  return {
    ...order,
    quote: { orderAmount, productDiscountAmount, memberDiscountAmount, couponAmount, pointAmount, payAmount },
    requirements: toStoredRequirements(requirements),
  };
}

/**
 * Returns when the guest placed the order and gave their consents.
 * @throws Error if the order has no consent; every valid order has one
 */
export function getConsentTime({ consents: [firstConsent] }: Pick<PendingOrder, 'consents'>): Date {
  if (firstConsent === undefined) throw new Error('order has no consents');
  return new Date(firstConsent.at);
}
