import type { Campaign } from '../campaigns/campaign';
import type { Device, PaymentMethod } from '../payments/method';
import type { PaymentForm } from '../reservations/payment-form';
import type { CouponNo } from '../shared/codes';
import type { Language } from '../shared/language';
import type { AgreedText } from '../terms/agreed-texts';
import type { OrderRequest } from './order-request';

/** A reservation request: the order, its guest, and every answer of the payment page. */
export interface ReservationRequest {
  readonly order: OrderRequest;
  readonly form: PaymentForm;
  readonly requestNote: string;
  readonly method: PaymentMethod;
  /**
   * The sum that the guest saw, in won; if it differs from the server's, the request is rejected with the correct sum
   * (decision 18).
   */
  readonly shownAmount: number;
  /** The member's coupon; null for none (decision 20). */
  readonly couponNo: CouponNo | null;
  /** The order sheet of the order; null if there is none. */
  readonly ordersheetId: string | null;
  /** The texts beside the final box as the page showed them (decision 5b); null if the page does not send them. */
  readonly agreedTexts: readonly AgreedText[] | null;
  /** True if the guest has just reserved the same and confirmed a second reservation (decision 45). */
  readonly isRepeatConfirmed: boolean;
  readonly language: Language;
  readonly device: Device;
  /** The campaign of the visit; null if there is none. */
  readonly campaign: Campaign | null;
}
