import type { SocialLoginType } from '@dining/contract/site/session/login-type';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { Skeleton } from '@dining/ui/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { LazyComponent } from '../../components/lazy-component';
import { LoadFailed } from '../../components/load-failed';
import { call } from '../../lib/call';
import { type Translations, useTranslations } from '../../lib/i18n';
import { isLoginTypeAllowed, useInAppBrowser } from './in-app-browser';
import type { OAuthResult } from './oauth-result';
import { ProviderLogo } from './provider-logo';
import { useSignInWindow } from './use-sign-in-window';

export const getLoginFormQuery = (returnUrl: string) =>
  queryOptions({
    queryKey: ['login-form', returnUrl],
    queryFn: ({ signal }) => call('POST /api/login/form', { body: { returnUrl }, signal }),
  });

const kakaoColours = 'border-transparent! bg-[#fee500]! text-[#191600]! hover:bg-[#f2d900]!';

const labelKeys = { KAKAO: 'login.kakao', NAVER: 'login.naver', GOOGLE: 'login.google' } as const satisfies Record<
  SocialLoginType,
  string
>;

async function loadGoogleNotice({ load }: Translations) {
  const [{ GoogleInAppNotice }] = await Promise.all([import('./google-in-app-notice'), load(['device'])]);
  return { GoogleInAppNotice };
}

interface SocialButtonsProps {
  returnUrl: string;
  onResult: (result: OAuthResult) => void;
}

export function SocialButtons({ returnUrl, onResult }: SocialButtonsProps) {
  const { t } = useTranslations();
  const { data, isPending, error, isFetching, refetch } = useQuery(getLoginFormQuery(returnUrl));
  const app = useInAppBrowser();
  const { startSignIn, popupProvider, isPopupClosed, focusPopup } = useSignInWindow(
    data?.returnUrl ?? returnUrl,
    onResult,
  );
  if (isPending) return <Skeleton height="12.75rem" />;
  if (data === undefined) return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  if (data.loginTypeList.length === 0) return null;
  return (
    <section aria-labelledby="social" className="grid gap-3">
      <h2 className="sr-only" id="social">
        {t('login.social')}
      </h2>
      {data.loginTypeList
        .filter((loginType) => isLoginTypeAllowed(app, loginType))
        .map((loginType) => (
          <Button
            className={loginType === 'KAKAO' ? kakaoColours : undefined}
            icon={<ProviderLogo loginType={loginType} />}
            key={loginType}
            onClick={() => startSignIn(loginType)}
            wide
          >
            {t(labelKeys[loginType])}
          </Button>
        ))}
      {app !== undefined && data.loginTypeList.includes('GOOGLE') && (
        <LazyComponent load={loadGoogleNotice} name="google-in-app-notice" skeleton={<Skeleton height="8rem" />}>
          {({ GoogleInAppNotice }) => <GoogleInAppNotice app={app} returnUrl={data.returnUrl} />}
        </LazyComponent>
      )}
      {popupProvider !== undefined && (
        <Notice
          action={
            <Button onClick={focusPopup} size="sm">
              {t('login.window.show')}
            </Button>
          }
          announce
        >
          {t('login.window.waiting', { provider: t(`login.providers.${popupProvider}`) })}
        </Notice>
      )}
      {isPopupClosed && (
        <Notice announce tone="warning">
          {t('login.window.closed')}
        </Notice>
      )}
    </section>
  );
}
