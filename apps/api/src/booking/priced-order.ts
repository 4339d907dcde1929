import type { Quote } from '@dining/domain/pricing/total';
import type { ReservationType, SaleZone } from '@dining/domain/products/product';
import type { Party } from '@dining/domain/reservations/party';
import type { DinCode, DinRoomCode, HtlCode, ProdCode } from '@dining/domain/shared/codes';
import type { Language } from '@dining/domain/shared/language';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Visit } from '@dining/domain/shared/seoul-time';
import type { Consent, PolicySnapshot } from '../db/schema/reservations';
import type { Need } from '../stores/holds';

/** A menu of an order with its name as it is called today; prices in won. */
export interface OrderLine {
  readonly menuIndex: number | null;
  readonly name: LocalizedText;
  readonly count: number;
  readonly unitPrice: number;
  readonly discountRate: number;
  readonly unitPaid: number;
  readonly amount: number;
}

/**
 * An order that has passed every check and was priced by the server: all that a reservation is made of. It waits with its
 * payment until the money has come, and is wiped there once it is a reservation or can no longer become one.
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
  readonly holder: string;
  readonly userId: string | null;
  readonly booker: { readonly name: string; readonly phone: string; readonly email: string };
  readonly visitor: { readonly name: string; readonly phone: string };
  readonly requestNote: string;
  readonly allergies: readonly { readonly allergyCode: string; readonly other: string; readonly name: LocalizedText }[];
  readonly answers: readonly {
    readonly prodQsCode: string;
    readonly kind: 'text' | 'choice';
    readonly name: LocalizedText;
    readonly required: boolean;
    readonly answers: readonly string[];
  }[];
  readonly lines: readonly OrderLine[];
  readonly quote: Quote;
  readonly policy: PolicySnapshot;
  readonly consents: readonly Consent[];
  /** What it takes, kept so that a late payment can take it once more. */
  readonly needs: readonly Need[];
}
