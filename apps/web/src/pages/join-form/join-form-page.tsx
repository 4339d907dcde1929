import { useAlerts } from '@dining/ui/alerts';
import { Loading, SkeletonText } from '@dining/ui/skeleton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Navigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { LoadFailed } from '../../components/load-failed';
import { getJoinFormQuery } from '../../entities/join/queries';
import { useSession } from '../../entities/session/session';
import { AlreadyMember } from '../../features/join/form/already-member';
import { JoinFrame } from '../../features/join/form/join-frame';
import { useTranslations } from '../../lib/i18n';
import { JoinForm } from './join-form';

const route = getRouteApi('/join/form');

export function JoinFormPage() {
  const queryClient = useQueryClient();
  const { t } = useTranslations();
  const { login_type: loginType } = route.useSearch();
  const member = useSession()?.userDetails;
  const form = useQuery({ ...getJoinFormQuery(queryClient, loginType), enabled: member === undefined });
  if (member !== undefined) return <AlreadyMember />;
  if (form.data?.result === 'not_agreed') {
    return <Navigate replace search={loginType === undefined ? {} : { login_type: loginType }} to="/join/agreement" />;
  }
  if (form.data?.result === 'invalid_auth_result') return <RedirectToSignIn />;
  return (
    <JoinFrame step="form" lead={t('join.form.lead')} title={t('join.title')}>
      {form.data !== undefined && <JoinForm formData={form.data} />}
      {form.isError && (
        <LoadFailed error={form.error} onRetry={() => void form.refetch()} isRetrying={form.isFetching} />
      )}
      {form.isPending && (
        <Loading>
          <SkeletonText lines={10} />
        </Loading>
      )}
    </JoinFrame>
  );
}

function RedirectToSignIn() {
  const alerts = useAlerts();
  const { t } = useTranslations();
  useEffect(() => {
    void alerts.show({ message: t('problems.invalid_auth_result') });
  }, [alerts, t]);
  return <Navigate replace to="/login" />;
}
