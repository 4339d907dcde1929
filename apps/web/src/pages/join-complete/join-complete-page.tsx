import { Button, getButtonClass } from '@dining/ui/button';
import { Illustration } from '@dining/ui/illustration';
import { Link, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { findJoinedMember } from '../../entities/join/joined-member';
import { getReturnPath } from '../../entities/session/return-path';
import { useSession } from '../../entities/session/session';
import { JoiningCoupons } from '../../features/coupons/joining-coupons';
import { JoinFrame } from '../../features/join/form/join-frame';
import { usePostSignIn } from '../../flows/sign-in/use-post-sign-in';
import { useTranslations } from '../../lib/i18n';

/**
 * Welcomes the new member (Spec §2.6), who is already signed in and can return to the page from which they
 * came to join (decision 57). Redirects to the first step unless a member has just joined in this tab.
 */
export function JoinCompletePage() {
  const { t } = useTranslations();
  const [joinedMember] = useState(findJoinedMember);
  const member = useSession()?.userDetails;
  const { goTo } = usePostSignIn();
  if (joinedMember === null) return <Navigate replace to="/join/agreement" />;
  const { userId, loginType } = joinedMember;
  const isSignedIn = member?.user_id === userId;
  return (
    <JoinFrame
      step="complete"
      lead={t(isSignedIn ? 'join.complete.signedIn' : 'join.complete.body')}
      title={t('join.complete.title')}
    >
      <div className="grid justify-items-center gap-8">
        <Illustration className="w-52" name="moon" />
        <dl className="grid gap-1 text-center">
          <dt className="text-ink-soft text-sm">
            {loginType === undefined ? t('join.complete.id') : t('join.type.label')}
          </dt>
          <dd className="wrap-anywhere">{loginType === undefined ? userId : t(`join.type.${loginType}`)}</dd>
        </dl>
        {isSignedIn && <JoiningCoupons />}
        <div className="grid w-full gap-3 sm:grid-cols-2">
          {isSignedIn ? (
            <Button onClick={() => void goTo(getReturnPath() ?? '/')} variant="primary" wide>
              {t('join.complete.login')}
            </Button>
          ) : (
            <Link className={getButtonClass({ variant: 'primary', wide: true })} to="/login">
              {t('join.complete.login')}
            </Link>
          )}
          <Link className={getButtonClass({ wide: true })} to="/">
            {t('common.buttons.goMain')}
          </Link>
        </div>
      </div>
    </JoinFrame>
  );
}
