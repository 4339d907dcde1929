import { ProblemError } from '@dining/client/problem-error';
import { alerts } from '@dining/ui/alerts';
import { memberSaving } from '../entities/orders/member-saving';
import { welcomeMember } from '../entities/session/session';
import { startGuestSession } from '../entities/session/session-writes';
import { wonText } from '../lib/format';
import { loadTexts, t } from '../lib/i18n';
import { problemText } from '../lib/problem-text';

export type Way = 'sign-in' | 'guest' | 'stay';

/** What signing in brings whoever is about to book: the sum, where it is known. */
function bookersText(): string {
  const saving = memberSaving();
  if (saving === 0) return t('guard.messageForBookers');
  return [t('guard.saving', { amount: wonText(saving) }), t('guard.messageForBookers')].join('\n');
}

/**
 * Asks whoever may not see a page how to go on; with `guests` also without an account, which is as good a way (decision 1) and has
 * begun once it is answered.
 */
export async function askForWay(guests: boolean): Promise<Way> {
  await loadTexts(['guard']);
  const way = guests ? 'secondary' : 'primary';
  const chosen = await alerts.ask<Way>({
    title: t(guests ? 'guard.titleForBookers' : 'guard.title'),
    message: guests ? bookersText() : t('guard.message'),
    choices: [
      { id: 'sign-in', label: t('guard.signIn'), variant: way },
      ...(guests ? [{ id: 'guest', label: t('guard.asGuest'), variant: way } as const] : []),
      { id: 'stay', label: t('guard.stay'), variant: 'quiet' },
    ],
    dismissed: 'stay',
  });
  if (chosen !== 'guest') return chosen;
  try {
    const member = await startGuestSession();
    // Somebody is signed in after all. He goes on as himself, unless the page begins anew: it was another's.
    return member === undefined || (await welcomeMember(member)) ? 'guest' : 'stay';
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'cookies_required') throw error;
    await loadTexts(['problems', 'problemDetails']);
    await alerts.show({ message: problemText(error), confirmLabel: t('common.buttons.confirm') });
    return 'stay';
  }
}
