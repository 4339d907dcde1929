import type { UserDetails } from '@dining/contract/site/session';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { reasonText, type SignInReason } from '../../entities/session/sign-in-reason';
import { t } from '../../lib/i18n';

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
      {reasonText(reason)}
    </Notice>
  );
}
