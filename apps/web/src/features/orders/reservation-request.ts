import { createCampaign } from '@dining/domain/campaigns/campaign';
import type { ReservationRequest } from '@dining/domain/orders/reservation-request';
import type { PaymentMethod } from '@dining/domain/payments/method';
import { normalizePaymentForm } from '@dining/domain/reservations/normalize-payment-form';
import type { PaymentForm } from '@dining/domain/reservations/payment-form';
import type { ForeignPhoneParser } from '@dining/domain/shared/phone-number';
import { createOrderRequest, type Order } from '../../entities/orders/order';
import { getCampaign } from '../../lib/campaign';
import { getDevice } from '../../lib/device';
import type { Translations } from '../../lib/i18n';

interface ReservationInput {
  order: Order;
  form: PaymentForm;
  requestNote: string;
  method: PaymentMethod;
  total: number;
  ordersheetId: string | null;
  agreedTexts: ReservationRequest['agreedTexts'];
  parseForeignNumber: ForeignPhoneParser;
}

function findCampaign(): ReservationRequest['campaign'] {
  const { utm_source: source = '', utm_medium: medium = '', utm_campaign: name = '' } = getCampaign() ?? {};
  return createCampaign({ source, medium, name });
}

export function createReservationRequest({ language }: Translations, input: ReservationInput): ReservationRequest {
  const { order, form, requestNote, method, total, ordersheetId, agreedTexts, parseForeignNumber } = input;
  return {
    order: createOrderRequest(order),
    form: normalizePaymentForm(form, order.product, parseForeignNumber),
    requestNote: requestNote.trim(),
    method,
    shownAmount: total,
    couponNo: order.coupon?.couponNo ?? null,
    ordersheetId,
    agreedTexts,
    isRepeatConfirmed: false,
    language,
    device: getDevice(),
    campaign: findCampaign(),
  };
}
