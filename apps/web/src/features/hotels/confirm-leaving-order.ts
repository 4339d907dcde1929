import type { Alerts } from '@dining/ui/alerts';
import type { Translations } from '../../lib/i18n';

/**
 * Asks for confirmation before an order is left for another hotel. The order sheet stays open.
 * @param hotelName the other hotel, in the page's language
 */
export const confirmLeavingOrder = (alerts: Alerts, { t }: Translations, hotelName: string): Promise<boolean> =>
  alerts.show({
    title: t('payment.leave.title', { hotel: hotelName }),
    message: t('payment.leave.body'),
    confirmLabel: t('payment.leave.confirm'),
    cancelLabel: t('payment.leave.stay'),
  });
