import type { Alerts } from '@dining/ui/alerts';
import type { Translations } from '../../lib/i18n';

/**
 * Asks whoever has an order in hand before another hotel is shown; the order stays kept as its order sheet.
 * @param hotelName of the hotel wanted, in the page's language
 */
export const agreesToLeave = (alerts: Alerts, { t }: Translations, hotelName: string): Promise<boolean> =>
  alerts.show({
    title: t('payment.leave.title', { hotel: hotelName }),
    message: t('payment.leave.body'),
    confirmLabel: t('payment.leave.confirm'),
    cancelLabel: t('payment.leave.stay'),
  });
