import { alerts } from '@dining/ui/alerts';
import { loadTexts, t } from '../lib/i18n';

type Way = 'sign-in' | 'guest' | 'stay';

/** Asks whoever may not see a page how to go on; with `guests` also without an account (decision 1). */
export async function askForWay(guests: boolean): Promise<Way> {
  await loadTexts(['guard']);
  return alerts.ask<Way>({
    title: t('guard.title'),
    message: t(guests ? 'guard.messageForBookers' : 'guard.message'),
    choices: [
      { id: 'sign-in', label: t('guard.signIn'), variant: 'primary' },
      ...(guests ? [{ id: 'guest', label: t('guard.asGuest'), variant: 'secondary' } as const] : []),
      { id: 'stay', label: t('guard.stay'), variant: 'quiet' },
    ],
    dismissed: 'stay',
  });
}
