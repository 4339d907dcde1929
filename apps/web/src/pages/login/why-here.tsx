import type { UserDetails } from '@dining/contract/site/session/session';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import type { SignInReason } from '../../entities/session/sign-in-reason';
import { t } from '../../lib/i18n';

const reasons = {
  needed: 'problems.not_signed_in',
  ended: 'login.sessionEnded',
  ended_by_us: 'problems.session_ended',
  refused: 'login.reasons.refused',
  unfinished: 'login.reasons.unfinished',
  password_changed: 'login.reasons.passwordChanged',
} as const satisfies Record<SignInReason, string>;

interface WhyHereProps {
  reason: SignInReason | undefined;
  /** Whoever is signed in already. */
  member: UserDetails | undefined;
  onGoOn: () => void;
}

/** Why one is at the sign-in page without having asked for it, or that one need not be. */
export function WhyHere({ reason, member, onGoOn }: WhyHereProps) {
  if (member !== undefined) {
    return (
      <Notice
        action={
          <Button onClick={onGoOn} size="sm">
            {t('login.goOn')}
          </Button>
        }
      >
        {t('login.signedInAs', { name: member.name_kor })}
      </Notice>
    );
  }
  if (reason === undefined) return null;
  return (
    <Notice announce tone={reason === 'password_changed' ? 'success' : 'warning'}>
      {t(reasons[reason])}
    </Notice>
  );
}
