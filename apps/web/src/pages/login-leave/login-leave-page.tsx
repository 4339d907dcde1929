import type { SocialLoginType } from '@dining/contract/site/session/login-type';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isLoginTypeAllowed, useInAppBrowser } from '../../features/session/in-app-browser';
import { getProviderUrl, isSocialLoginType } from '../../features/session/provider-url';
import { SignInFailed, SignInProgress } from '../../features/session/sign-in-progress';
import { setWindowAttempt } from '../../features/session/sign-in-window';
import { useTranslations } from '../../lib/i18n';
import { navigateAway } from '../../lib/navigate-away';

const route = getRouteApi('/login/leave');

/** Returns the query for the URL of the provider's sign-in page, which is not cached because it is valid only once. */
const getProviderUrlQuery = (loginType: SocialLoginType, attempt: string | undefined, returnUrl: string) =>
  queryOptions({
    queryKey: ['provider-url', loginType, attempt],
    queryFn: () => getProviderUrl(loginType, returnUrl),
    retry: false,
    gcTime: 0,
    networkMode: 'always',
  });

export function LoginLeavePage() {
  const navigate = route.useNavigate();
  const { loginType, returnUrl } = route.useSearch();
  const inAppBrowser = useInAppBrowser();
  // The sign-in page explains why a provider is not offered, and how to open another browser.
  const isOffered = isSocialLoginType(loginType) && isLoginTypeAllowed(inAppBrowser, loginType);
  useEffect(() => {
    if (!isOffered)
      void navigate({ to: '/login', search: returnUrl === undefined ? {} : { returnUrl }, replace: true });
  }, [isOffered, navigate, returnUrl]);
  return isOffered ? <ProviderRedirect loginType={loginType} /> : null;
}

function ProviderRedirect({ loginType }: { loginType: SocialLoginType }) {
  const { t } = useTranslations();
  const { attempt, returnUrl = '/' } = route.useSearch();
  const navigate = route.useNavigate();
  const { data, error, refetch, isFetching } = useQuery(getProviderUrlQuery(loginType, attempt, returnUrl));
  useEffect(() => setWindowAttempt(attempt), [attempt]);
  useEffect(() => {
    if (data !== undefined) navigateAway(() => location.replace(data));
  }, [data]);

  const provider = t(`login.providers.${loginType}`);
  if (error === null)
    return <SignInProgress body={t('login.leaving.body')} title={t('login.leaving.title', { provider })} />;
  const backAction =
    attempt === undefined
      ? { label: t('login.returning.toLogin'), onClick: () => void navigate({ to: '/login', replace: true }) }
      : { label: t('login.window.close'), onClick: () => window.close() };
  return (
    <SignInFailed
      backAction={backAction}
      onRetry={() => void refetch()}
      problem={error}
      isRetrying={isFetching}
      title={t('login.leaving.failed')}
    />
  );
}
