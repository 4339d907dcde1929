import type { UserDetails } from '@dining/contract/site/session/session';
import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import type { SignInReason } from '../../entities/session/sign-in-reason';
import { useTranslations } from '../../lib/i18n';

const reasonTextKeys = {
  needed: 'problems.not_signed_in',
  signed_out: 'login.sessionEnded',
  session_ended: 'problems.session_ended',
  provider_cancelled: 'login.reasons.refused',
  provider_incomplete: 'login.reasons.unfinished',
  password_changed: 'login.reasons.passwordChanged',
} as const satisfies Record<SignInReason, string>;

interface SignInNoticeProps {
  reason: SignInReason | undefined;
  member: UserDetails | undefined;
  onContinue: () => void;
}

export function SignInNotice({ reason, member, onContinue }: SignInNoticeProps) {
  const { t } = useTranslations();
  // The changed password may belong to another account than the signed-in one. All other reasons imply that the visitor
  // is not signed in.
  const shownReason = member === undefined || reason === 'password_changed' ? reason : undefined;
  return (
    <>
      {shownReason !== undefined && (
        <Notice announce tone={shownReason === 'password_changed' ? 'success' : 'warning'}>
          {t(reasonTextKeys[shownReason])}
        </Notice>
      )}
      {member !== undefined && (
        <Notice
          action={
            <Button onClick={onContinue} size="sm">
              {t('login.goOn')}
            </Button>
          }
        >
          {t('login.signedInAs', { name: isolateDirection(member.name_kor) })}
        </Notice>
      )}
    </>
  );
}
