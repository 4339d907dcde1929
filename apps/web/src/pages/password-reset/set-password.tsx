import { ProblemError } from '@dining/client/problem-error';
import { NarrowPage } from '@dining/ui/narrow-page';
import { Notice } from '@dining/ui/notice';
import { Loading, Skeleton } from '@dining/ui/skeleton';
import { getLinkClass } from '@dining/ui/text-link';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { LoadFailed } from '../../components/load-failed';
import { clearSession, useSession } from '../../entities/session/session';
import { NewPasswordForm } from '../../features/members/new-password-form';
import { call } from '../../lib/call';
import { useTranslations } from '../../lib/i18n';

const getResetLinkQuery = (key: string) =>
  queryOptions({
    queryKey: ['password-reset', key],
    queryFn: ({ signal }) => call('POST /api/password/viewReset', { body: { key }, signal }),
    gcTime: 0,
  });

export function SetPassword({ linkKey }: { linkKey: string }) {
  const queryClient = useQueryClient();
  const { t } = useTranslations();
  const navigate = useNavigate();
  const { data, error, isFetching, refetch } = useQuery(getResetLinkQuery(linkKey));
  const memberId = useSession()?.userDetails?.user_id;
  const [isExpired, setIsExpired] = useState(false);
  if (isExpired || (error instanceof ProblemError && error.code === 'link_expired')) return <LinkExpired />;
  const lead = data === undefined ? undefined : t('login.reset.newLead', { id: data.user_id });
  return (
    <NarrowPage lead={lead} title={t('login.resetPassword')}>
      {data !== undefined && (
        <NewPasswordForm
          linkKey={linkKey}
          onLinkExpired={() => setIsExpired(true)}
          onPasswordSet={() => {
            // Setting the password ends all sessions of that member, including this browser's if it is theirs.
            if (memberId === data.user_id) clearSession(queryClient);
            void navigate({ to: '/login', replace: true, state: { signInReason: 'password_changed' } });
          }}
          userId={data.user_id}
        />
      )}
      {data === undefined && error === null && (
        <Loading>
          <Skeleton height="14rem" />
        </Loading>
      )}
      {data === undefined && error !== null && (
        <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </NarrowPage>
  );
}

function LinkExpired() {
  const { t } = useTranslations();
  return (
    <NarrowPage title={t('login.resetPassword')}>
      <Notice
        action={
          <Link className={getLinkClass('next')} to="/find-id/password">
            {t('login.reset.askAgain')}
          </Link>
        }
        announce
        title={t('login.reset.expired')}
        tone="warning"
      >
        {t('login.reset.expiredBody')}
      </Notice>
    </NarrowPage>
  );
}
