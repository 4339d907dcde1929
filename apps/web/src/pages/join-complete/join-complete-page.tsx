import { getButtonClass } from '@dining/ui/button';
import { Illustration } from '@dining/ui/illustration';
import { Link, Navigate } from '@tanstack/react-router';
import { findJoinedMember } from '../../entities/join/joined-member';
import { JoinFrame } from '../../features/join/form/join-frame';
import { useTranslations } from '../../lib/i18n';

/** Welcomes the new member (Spec §2.6). Redirects to the first step unless someone has just joined in this tab. */
export function JoinCompletePage() {
  const { t } = useTranslations();
  const joined = findJoinedMember();
  if (joined === null) return <Navigate replace to="/join/agreement" />;
  const { userId, loginType } = joined;
  return (
    <JoinFrame at="complete" lead={t('join.complete.body')} title={t('join.complete.title')}>
      <div className="grid justify-items-center gap-8">
        <Illustration className="w-52" name="moon" />
        <dl className="grid gap-1 text-center">
          <dt className="text-ink-soft text-sm">
            {loginType === undefined ? t('join.complete.id') : t('join.type.label')}
          </dt>
          <dd className="wrap-anywhere">{loginType === undefined ? userId : t(`join.type.${loginType}`)}</dd>
        </dl>
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <Link className={getButtonClass({ variant: 'primary', wide: true })} to="/login">
            {t('join.complete.login')}
          </Link>
          <Link className={getButtonClass({ wide: true })} to="/">
            {t('common.buttons.goMain')}
          </Link>
        </div>
      </div>
    </JoinFrame>
  );
}
