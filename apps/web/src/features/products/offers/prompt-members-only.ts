import type { Alerts } from '@dining/ui/alerts';
import type { Translations } from '../../../lib/i18n';

/**
 * Explains that a product is for members only. Returns the path of the sign-in or join page if the guest chooses it,
 * otherwise null (Spec §2.3).
 */
export async function promptMembersOnly(alerts: Alerts, { t }: Translations): Promise<string | null> {
  const choice = await alerts.ask<'/login' | '/join/agreement' | 'close'>({
    title: t('offer.membersOnly.title'),
    message: t('offer.membersOnly.body'),
    choices: [
      { id: '/login', label: t('offer.membersOnly.login'), variant: 'primary' },
      { id: '/join/agreement', label: t('offer.membersOnly.join') },
      { id: 'close', label: t('common.buttons.close'), variant: 'quiet' },
    ],
    dismissId: 'close',
  });
  return choice === 'close' ? null : choice;
}
