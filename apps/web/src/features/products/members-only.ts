import { alerts } from '@dining/ui/alerts';
import { t } from '../../lib/i18n';

/** Says that a product is for members and offers to sign in (Spec §2.3); true when the guest wants to. */
export const askMembersOnly = (): Promise<boolean> =>
  alerts.show({
    title: t('reservation.membersOnly.title'),
    message: t('reservation.membersOnly.body'),
    confirmLabel: t('reservation.membersOnly.login'),
    cancelLabel: t('common.buttons.close'),
  });
