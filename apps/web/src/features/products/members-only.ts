import { pageAt } from '@dining/contract/site/pages';
import { alerts } from '@dining/ui/alerts';
import { t } from '../../lib/i18n';

const joinPath = '/join/agreement';

/** Says that a product is for members and offers to join or to sign in (Spec §2.3): the way the guest wants, or null for neither. */
export async function askMembersOnly(): Promise<string | null> {
  const way = await alerts.ask<'/login' | typeof joinPath | 'close'>({
    title: t('offer.membersOnly.title'),
    message: t('offer.membersOnly.body'),
    choices: [
      { id: '/login', label: t('offer.membersOnly.login'), variant: 'primary' },
      ...(pageAt(joinPath) === undefined ? [] : [{ id: joinPath, label: t('offer.membersOnly.join') } as const]),
      { id: 'close', label: t('common.buttons.close'), variant: 'quiet' },
    ],
    dismissed: 'close',
  });
  return way === 'close' ? null : way;
}
