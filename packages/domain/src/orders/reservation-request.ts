import type { Campaign } from '../campaigns/campaign';
import type { Device, PaymentMethod } from '../payments/method';
import type { PaymentForm } from '../reservations/payment-form';
import type { CouponNo } from '../shared/codes';
import type { Language } from '../shared/language';
import type { ShownText } from '../terms/agreed-texts';
import type { OrderRequest } from './order-request';

/** A reservation request: the order, the guest, and all answers of the payment page. */
export interface ReservationRequest {
  readonly order: OrderRequest;
  readonly form: PaymentForm;
  readonly requestNote: string;
  readonly method: PaymentMethod;
  /**
   * The sum in won that the guest saw. If the server's sum differs, the request is rejected with the correct one
   * (decision 18).
   */
  readonly shownAmount: number;
  /** The member's coupon; null for none (decision 20). */
  readonly couponNo: CouponNo | null;
  /** Id of the order's order sheet; null if there is none. */
  readonly ordersheetId: string | null;
  /** The texts beside the final checkbox as the page showed them (decision 5b); null if the page does not send them. */
  readonly agreedTexts: readonly ShownText[] | null;
  /** True if the guest has just made the same reservation and confirms that they want another one (decision 45). */
  readonly isRepeatConfirmed: boolean;
  readonly language: Language;
  readonly device: Device;
  /** The campaign that brought the guest to the site; null if there is none. */
  readonly campaign: Campaign | null;
}
