import type { SocialLoginType } from '@dining/contract/site/session/login-type';
import { useRouter, useSearch } from '@tanstack/react-router';
import { oauthSearch } from '../../entities/session/sign-in-params';
import { askSocial } from '../../features/session/came-back';
import { SignInStep, SignInStepFailed } from '../../features/session/sign-in-step';
import { attemptOfWindow } from '../../features/session/sign-in-window';
import { useCameBack } from '../../features/session/use-came-back';
import { useWayOn } from '../../flows/sign-in/use-way-on';
import { t } from '../../lib/i18n';

/** Where a provider sends the browser back to (Spec §2.1). Where the call itself fails, one may try again or go back (Spec §8). */
function SocialReturn({ loginType }: { loginType: SocialLoginType }) {
  const { history } = useRouter();
  const returned = oauthSearch(useSearch({ strict: false }));
  const { wayOn } = useWayOn();
  const { told, error, retry, retrying } = useCameBack(
    { key: `${loginType} ${returned.state} ${returned.code}`, ask: () => askSocial(loginType, returned), windowed: true },
    (back) => void wayOn(back),
  );
  if (error !== null) {
    const back =
      attemptOfWindow() === undefined
        ? { label: t('login.returning.back'), go: () => history.back() }
        : { label: t('login.window.close'), go: () => window.close() };
    return (
      <SignInStepFailed back={back} onRetry={retry} problem={error} retrying={retrying} title={t('login.returning.failed')} />
    );
  }
  return <SignInStep body={t(told ? 'login.window.done' : 'login.returning.body')} title={t('login.returning.title')} />;
}

export const KakaoReturnPage = () => <SocialReturn loginType="KAKAO" />;
export const NaverReturnPage = () => <SocialReturn loginType="NAVER" />;
export const GoogleReturnPage = () => <SocialReturn loginType="GOOGLE" />;
