import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { checkAnswersEditable } from '@dining/domain/reservations/answers-edit';
import { findReservationPayment, previewCancellation } from '../../../booking/cancellation/cancel-amounts';
import type { Deps } from '../../../config/deps';
import { getRefundDays } from '../../../notifications/refund-days';
import { getSecretPath } from '../../../notifications/reservation-keys';
import type { PaymentProvider } from '../../../ports/payments';
import { listReservationsWithMailFailure } from '../../../stores/messages/mail-failures';
import type { Payment } from '../../../stores/payments/payments';
import type { StoredReservation } from '../../../stores/reservations/reservation-view';
import { fullReservationToWire } from './to-wire';

export async function getFullReservation(
  { config, database, keyring, payments, now }: Deps,
  storedReservation: StoredReservation,
): Promise<ResvInfo> {
  const { reservation } = storedReservation;
  const visit = { date: reservation.visitDay, time: reservation.visitTime };
  const [payment, mailFailures] = await Promise.all([
    findReservationPayment(database.pool, reservation),
    listReservationsWithMailFailure(database.pool, [reservation.resvCode]),
  ]);
  const preview = previewCancellation({ ...reservation, visit }, payment, payments.capabilities, now());
  return fullReservationToWire(storedReservation, {
    resvLink: getSecretPath(keyring.links, reservation),
    resvReceiptUrl: findReceiptUrl(payments, payment) ?? '',
    resvRefundDays: getRefundDays(config, reservation),
    hasMailFailed: mailFailures.has(reservation.resvCode),
    canEdit: checkAnswersEditable({ ...reservation, visit }, now()).ok,
    cancelPreview: preview.ok ? preview : undefined,
  });
}

const findReceiptUrl = (payments: PaymentProvider, payment: Payment | undefined): string | undefined => {
  if (payment === undefined || payment.chargeId === null || payment.provider !== payments.name) return undefined;
  const { chargeId, method, cashReceiptNo } = payment;
  return payments.getReceiptUrl({ chargeId, method, cashReceiptNo: cashReceiptNo ?? '' });
};
