import type { Campaign } from '../campaigns/campaign';
import type { Device, PaymentMethod } from '../payments/method';
import type { PaymentForm } from '../reservations/payment-form';
import type { CouponNo } from '../shared/codes';
import type { Language } from '../shared/language';
import type { AgreedText } from '../terms/agreed-texts';
import type { OrderRequest } from './order-request';

/** The whole of a reservation as its guest asks for it: what is ordered, by whom, with every answer of the payment page. */
export interface ReservationRequest {
  readonly order: OrderRequest;
  readonly form: PaymentForm;
  readonly requestNote: string;
  readonly method: PaymentMethod;
  /** The sum that the guest saw, in won; another than the server's own is refused with the right one (decision 18). */
  readonly shownAmount: number;
  /** The member's coupon to use on it; null for none (decision 20). */
  readonly couponNo: CouponNo | null;
  /** The order sheet that it was made from; null where there is none. */
  readonly ordersheetId: string | null;
  /** The texts that the final box covered as the page showed them (decision 5b); null from a page that does not say. */
  readonly agreedTexts: readonly AgreedText[] | null;
  /** The guest has just reserved the same, and means a second one (decision 45). */
  readonly again: boolean;
  readonly language: Language;
  readonly device: Device;
  /** The campaign of the visit as the site knows it; null where it came by none. */
  readonly campaign: Campaign | null;
}
