import type { ProblemError } from '@dining/client/problem-error';
import type { SocialLoginType } from '@dining/contract/site/session/login-type';
import { useAlerts } from '@dining/ui/alerts';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { parseOauthSearch } from '../../entities/session/sign-in-params';
import { submitOAuthCode } from '../../features/session/oauth-result';
import { SignInFailed, SignInProgress } from '../../features/session/sign-in-progress';
import { findWindowAttempt } from '../../features/session/sign-in-window';
import { useOAuthResult } from '../../features/session/use-oauth-result';
import { usePostSignIn } from '../../flows/sign-in/use-post-sign-in';
import { formatProblem } from '../../lib/format-problem';
import { useTranslations } from '../../lib/i18n';

function SocialReturn({ loginType }: { loginType: SocialLoginType }) {
  const alerts = useAlerts();
  const translations = useTranslations();
  const { t } = translations;
  const navigate = useNavigate();
  const params = parseOauthSearch(useSearch({ strict: false }));
  const { handleResult } = usePostSignIn();
  const { isReported, error, retry, isRetrying } = useOAuthResult(
    {
      key: `${loginType} ${params.state} ${params.code}`,
      submit: () => submitOAuthCode(loginType, params),
      canBePopup: true,
    },
    (result) => void handleResult(result),
  );
  const isInPopup = findWindowAttempt() !== undefined;
  const closeOrGoBack = () => {
    if (isInPopup) return window.close();
    return history.length > 1 ? history.back() : void navigate({ to: '/login', replace: true });
  };
  const showFailure = useEffectEvent(async (problem: ProblemError) => {
    await alerts.show({ message: formatProblem(translations, problem) });
    closeOrGoBack();
  });
  useEffect(() => {
    if (error !== null) void showFailure(error);
  }, [error]);
  // Stays visible after the alert if the browser does not close the window or go back.
  if (error !== null) {
    const backAction = { label: t(isInPopup ? 'login.window.close' : 'login.returning.back'), onClick: closeOrGoBack };
    return (
      <SignInFailed
        backAction={backAction}
        onRetry={retry}
        problem={error}
        isRetrying={isRetrying}
        title={t('login.returning.failed')}
      />
    );
  }
  return (
    <SignInProgress
      body={t(isReported ? 'login.window.done' : 'login.returning.body')}
      title={t('login.returning.title')}
    />
  );
}

export const KakaoReturnPage = () => <SocialReturn loginType="KAKAO" />;
export const NaverReturnPage = () => <SocialReturn loginType="NAVER" />;
export const GoogleReturnPage = () => <SocialReturn loginType="GOOGLE" />;
