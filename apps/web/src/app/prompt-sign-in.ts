import { ProblemError } from '@dining/client/problem-error';
import type { Alerts } from '@dining/ui/alerts';
import type { QueryClient } from '@tanstack/react-query';
import { applySignIn } from '../entities/session/session';
import { startGuestSession } from '../entities/session/session-writes';
import { call } from '../lib/call';
import { formatWon } from '../lib/format';
import { formatProblem } from '../lib/format-problem';
import type { Translations } from '../lib/i18n';

export type GuardChoice = 'kakao' | 'sign-in' | 'guest' | 'stay';

/** Formats the message for visitors who are booking. States what a member would save, unless it is nothing. */
function formatBookingMessage(translations: Translations, memberSaving: number): string {
  if (memberSaving === 0) return translations.t('guard.messageForBookers');
  return [
    translations.t('guard.saving', { amount: formatWon(translations, memberSaving) }),
    translations.t('guard.messageForBookers'),
  ].join('\n');
}

/** Returns true if the hotel group offers sign-in with Kakao, false also if the request fails. */
const hasKakaoSignIn = (): Promise<boolean> =>
  call('POST /api/login/form', { body: {}, skipProblemHandler: true }).then(
    ({ loginTypeList }) => loginTypeList.includes('KAKAO'),
    () => false,
  );

/**
 * Asks a visitor without access how to continue. With `allowsGuests` they may continue without an account (decision 1);
 * if this resolves to `guest`, they have access.
 */
export async function promptSignIn(
  alerts: Alerts,
  queryClient: QueryClient,
  translations: Translations,
  canContinueAsGuest: boolean,
  memberSaving: number,
): Promise<GuardChoice> {
  const [hasKakao] = await Promise.all([canContinueAsGuest && hasKakaoSignIn(), translations.load(['guard', 'login'])]);
  const choice = await alerts.ask<GuardChoice>({
    title: translations.t(canContinueAsGuest ? 'guard.titleForBookers' : 'guard.title'),
    message: canContinueAsGuest ? formatBookingMessage(translations, memberSaving) : translations.t('guard.message'),
    choices: [
      ...(hasKakao
        ? ([
            { id: 'kakao', label: translations.t('login.kakao'), variant: 'primary' },
            { id: 'sign-in', label: translations.t('guard.otherWays'), variant: 'secondary' },
          ] as const)
        : [{ id: 'sign-in', label: translations.t('guard.signIn'), variant: 'primary' } as const]),
      ...(canContinueAsGuest
        ? [{ id: 'guest', label: translations.t('guard.asGuest'), variant: 'secondary' } as const]
        : []),
      { id: 'stay', label: translations.t('guard.stay'), variant: 'quiet' },
    ],
    dismissId: 'stay',
  });
  if (choice !== 'guest') return choice;
  try {
    const member = await startGuestSession(queryClient);
    // If the visitor has signed in meanwhile, they continue as that member, unless the tab belonged to another user.
    return member === undefined || (await applySignIn(queryClient, member)) ? 'guest' : 'stay';
  } catch (error) {
    if (!(error instanceof ProblemError) || error.code !== 'cookies_required') throw error;
    await translations.load(['problems', 'problemDetails']);
    await alerts.show({ message: formatProblem(translations, error) });
    return 'stay';
  }
}
