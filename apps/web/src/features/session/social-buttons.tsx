import type { SocialLoginType } from '@dining/contract/site/session/login-type';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { Skeleton } from '@dining/ui/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { LazyPart } from '../../components/lazy-part';
import { LoadFailed } from '../../components/load-failed';
import { call } from '../../lib/call';
import { type Translations, useTranslations } from '../../lib/i18n';
import { isAllowedIn, useInAppBrowser } from './in-app-browser';
import type { OAuthResult } from './oauth-result';
import { ProviderMark } from './provider-mark';
import { useSignInWindow } from './use-sign-in-window';

export const getLoginFormQuery = (returnUrl: string) =>
  queryOptions({
    queryKey: ['login-form', returnUrl],
    queryFn: ({ signal }) => call('POST /api/login/form', { body: { returnUrl }, signal }),
  });

const kakaoColours = 'border-transparent! bg-[#fee500]! text-[#191600]! hover:bg-[#f2d900]!';

const words = { KAKAO: 'login.kakao', NAVER: 'login.naver', GOOGLE: 'login.google' } as const satisfies Record<
  SocialLoginType,
  string
>;

async function loadGoogleOutside({ load }: Translations) {
  const [{ GoogleOutside: Outside }] = await Promise.all([import('./google-outside'), load(['device'])]);
  return { Outside };
}

interface SocialButtonsProps {
  returnUrl: string;
  onBack: (back: OAuthResult) => void;
}

export function SocialButtons({ returnUrl, onBack }: SocialButtonsProps) {
  const { t } = useTranslations();
  const { data, isPending, error, isFetching, refetch } = useQuery(getLoginFormQuery(returnUrl));
  const app = useInAppBrowser();
  const { begin, waiting, closed, show } = useSignInWindow(data?.returnUrl ?? returnUrl, onBack);
  if (isPending) return <Skeleton height="12.75rem" />;
  if (data === undefined) return <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  if (data.loginTypeList.length === 0) return null;
  return (
    <section aria-labelledby="social" className="grid gap-3">
      <h2 className="sr-only" id="social">
        {t('login.social')}
      </h2>
      {data.loginTypeList
        .filter((loginType) => isAllowedIn(app, loginType))
        .map((loginType) => (
          <Button
            className={loginType === 'KAKAO' ? kakaoColours : undefined}
            icon={<ProviderMark loginType={loginType} />}
            key={loginType}
            onClick={() => begin(loginType)}
            wide
          >
            {t(words[loginType])}
          </Button>
        ))}
      {app !== undefined && data.loginTypeList.includes('GOOGLE') && (
        <LazyPart load={loadGoogleOutside} name="google-outside" skeleton={<Skeleton height="8rem" />}>
          {({ Outside }) => <Outside app={app} returnUrl={data.returnUrl} />}
        </LazyPart>
      )}
      {waiting !== undefined && (
        <Notice
          action={
            <Button onClick={show} size="sm">
              {t('login.window.show')}
            </Button>
          }
          announce
        >
          {t('login.window.waiting', { provider: t(`login.providers.${waiting}`) })}
        </Notice>
      )}
      {closed && (
        <Notice announce tone="warning">
          {t('login.window.closed')}
        </Notice>
      )}
    </section>
  );
}
