import type { PaymentOutcome } from '@dining/contract/site/payments';
import type { ReservationType } from '@dining/domain/products/product';
import type { Alerts } from '@dining/ui/alerts';
import type { Translations } from '../../lib/i18n';

export type PaymentFailure = {
  readonly errCd: PaymentOutcome['errCd'];
  readonly resMsg: string;
};

/**
 * What the page does after a failed payment: `stay` as it is, let the guest choose another `method` or `time`, or open
 * the site's `root`.
 */
export type FailureAction = 'stay' | 'method' | 'time' | 'root';

/**
 * Formats a title that does not say that the reservation failed, because the guest can still complete the payment
 * (decision 37).
 */
const formatNotCompletedTitle = ({ t }: Translations, resMsg: string): string =>
  resMsg === '' ? t('payment.outcome.notCompletedTitle') : t('payment.outcome.notCompleted', { message: resMsg });

/**
 * Returns the sold-out message of a failure that another time, or another pickup day, can solve; undefined for other
 * failures.
 */
export function findSoldOutMessage(
  { t }: Translations,
  errCd: PaymentOutcome['errCd'],
  type: ReservationType,
): { title: string; message: string } | undefined {
  const title = t('payment.outcome.soldTitle');
  const isPickup = type === 'pickup';
  if (errCd === 'sold_out')
    return { title, message: t(isPickup ? 'payment.outcome.soldBodyPickup' : 'payment.outcome.soldBody') };
  if (errCd !== 'refunded') return undefined;
  return { title, message: t(isPickup ? 'payment.outcome.refundedPickup' : 'payment.outcome.refunded') };
}

/** Explains a failed payment (Spec §8 Payment return) and returns what the page does next. */
export async function showPaymentFailure(
  alerts: Alerts,
  translations: Translations,
  { errCd, resMsg }: PaymentFailure,
  type: ReservationType,
): Promise<FailureAction> {
  switch (errCd) {
    case 'declined':
      await alerts.show({
        title: formatNotCompletedTitle(translations, resMsg),
        message: translations.t('payment.outcome.declined'),
        confirmLabel: translations.t('payment.outcome.otherMethod'),
      });
      return 'method';
    case 'cancelled':
      await alerts.show({
        title: formatNotCompletedTitle(translations, resMsg),
        message: translations.t('payment.outcome.cancelled'),
      });
      return 'stay';
    case 'expired':
      await alerts.show({
        title: formatNotCompletedTitle(translations, resMsg),
        message: translations.t(type === 'pickup' ? 'payment.hold.expiredPickup' : 'payment.hold.expired'),
      });
      return 'stay';
    case 'superseded':
      await alerts.show({ message: translations.t('payment.outcome.superseded') });
      return 'stay';
    case 'sold_out':
    case 'refunded': {
      const choice = await alerts.show({
        ...findSoldOutMessage(translations, errCd, type),
        confirmLabel: translations.t(type === 'pickup' ? 'payment.outcome.chooseDay' : 'payment.outcome.chooseTime'),
        cancelLabel: translations.t('common.buttons.close'),
      });
      return choice ? 'time' : 'stay';
    }
    // Every other result leads to the site's root (Spec §4).
    default:
      await alerts.show({ message: translations.t('payment.outcome.failed') });
      return 'root';
  }
}
