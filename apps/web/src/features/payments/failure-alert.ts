import type { PaymentOutcome } from '@dining/contract/site/payments';
import type { ReservationType } from '@dining/domain/products/product';
import type { Alerts } from '@dining/ui/alerts';
import type { Translations } from '../../lib/i18n';

export type PaymentFailure = {
  readonly errCd: PaymentOutcome['errCd'];
  /** The provider's own words where its window told them, else ''. */
  readonly resMsg: string;
};

/**
 * Where the guest goes after a payment came to nothing: `stay` on the page as it is, another `method` of paying, another `time`, or
 * the site's `root`.
 */
export type AfterFailure = 'stay' | 'method' | 'time' | 'root';

/** What the guest can mend is no failed reservation (decision 37), whether the window or the server tells first. */
const formatNotCompleted = ({ t }: Translations, resMsg: string): string =>
  resMsg === '' ? t('payment.outcome.notCompletedTitle') : t('payment.outcome.notCompleted', { message: resMsg });

/** What is said where the place itself is gone, which another time mends, or another day of a pickup; undefined where it is something else. */
export function findSoldOutMessage(
  { t }: Translations,
  errCd: PaymentOutcome['errCd'],
  type: ReservationType,
): { title: string; message: string } | undefined {
  const title = t('payment.outcome.soldTitle');
  const pickup = type === 'pickup';
  if (errCd === 'sold_out') return { title, message: t(pickup ? 'payment.outcome.soldBodyPickup' : 'payment.outcome.soldBody') };
  if (errCd !== 'refunded') return undefined;
  return { title, message: t(pickup ? 'payment.outcome.refundedPickup' : 'payment.outcome.refunded') };
}

/** Says why a payment came to nothing (Spec §8 Payment return), and asks where to go on. */
export async function alertPaymentFailure(
  alerts: Alerts,
  translations: Translations,
  { errCd, resMsg }: PaymentFailure,
  type: ReservationType,
): Promise<AfterFailure> {
  switch (errCd) {
    case 'declined':
      await alerts.show({
        title: formatNotCompleted(translations, resMsg),
        message: translations.t('payment.outcome.declined'),
        confirmLabel: translations.t('payment.outcome.otherMethod'),
      });
      return 'method';
    case 'cancelled':
      await alerts.show({
        title: formatNotCompleted(translations, resMsg),
        message: translations.t('payment.outcome.cancelled'),
      });
      return 'stay';
    case 'expired':
      await alerts.show({
        title: formatNotCompleted(translations, resMsg),
        message: translations.t('payment.hold.expired'),
      });
      return 'stay';
    case 'superseded':
      await alerts.show({ message: translations.t('payment.outcome.superseded') });
      return 'stay';
    case 'sold_out':
    case 'refunded': {
      const other = await alerts.show({
        ...findSoldOutMessage(translations, errCd, type),
        confirmLabel: translations.t(type === 'pickup' ? 'payment.outcome.chooseDay' : 'payment.outcome.chooseTime'),
        cancelLabel: translations.t('common.buttons.close'),
      });
      return other ? 'time' : 'stay';
    }
    // Spec §4: every other result sends the guest to the site's root.
    default:
      await alerts.show({ message: translations.t('payment.outcome.failed') });
      return 'root';
  }
}
