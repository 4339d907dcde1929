import { isolateDirection } from '@dining/domain/shared/isolate-direction';
import { type Alerts, useAlerts } from '@dining/ui/alerts';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { type OAuthResult, type SignInConfirmation, submitGroupWebsiteCode } from '../../features/session/oauth-result';
import { SignInFailed, SignInProgress } from '../../features/session/sign-in-progress';
import { useOAuthResult } from '../../features/session/use-oauth-result';
import { usePostSignIn } from '../../flows/sign-in/use-post-sign-in';
import { type Translations, useTranslations } from '../../lib/i18n';

const route = getRouteApi('/homepagelogin');

export function HomepageLoginPage() {
  const { code } = route.useSearch();
  return code === undefined ? <InvalidAccess /> : <CodeSignIn code={code} />;
}

function InvalidAccess() {
  const alerts = useAlerts();
  const { t } = useTranslations();
  const navigate = route.useNavigate();
  const rejectAccess = useEffectEvent(async () => {
    await alerts.show({ message: t('login.invalidAccess') });
    await navigate({ to: '/', replace: true });
  });
  useEffect(() => void rejectAccess(), []);
  return null;
}

function confirmSignIn(
  alerts: Alerts,
  { t }: Translations,
  { signedInAs, isGuest }: SignInConfirmation,
): Promise<boolean> {
  const messages = [t('login.homePage.onlyIfYou')];
  if (signedInAs !== '') messages.unshift(t('login.homePage.replaces', { name: isolateDirection(signedInAs) }));
  else if (isGuest) messages.unshift(t('login.homePage.endsGuest'));
  return alerts.show({
    title: t('login.homePage.title'),
    message: messages.join('\n'),
    confirmLabel: t('login.submit'),
    cancelLabel: t(signedInAs === '' ? 'login.homePage.notNow' : 'login.homePage.stay'),
  });
}

function CodeSignIn({ code }: { code: string }) {
  const alerts = useAlerts();
  const translations = useTranslations();
  const { t } = translations;
  const navigate = route.useNavigate();
  const { handleResult } = usePostSignIn();
  // '' makes the server ask for a confirmation: a link with a code may come from an attacker, so it must not change the
  // session by itself.
  const [confirmKey, setConfirmKey] = useState('');
  const applyResult = async (result: OAuthResult | SignInConfirmation) => {
    if (result.result !== 'confirm') return handleResult(result);
    if (await confirmSignIn(alerts, translations, result)) return setConfirmKey(result.confirmKey);
    await navigate({ to: '/', replace: true });
  };
  const { error, retry, isRetrying } = useOAuthResult(
    {
      key: `HOMEPAGE ${code} ${confirmKey}`,
      submit: () => submitGroupWebsiteCode(code, confirmKey),
      canBePopup: false,
    },
    (result) => void applyResult(result),
  );
  if (error === null) return <SignInProgress body={t('login.returning.body')} title={t('login.returning.title')} />;
  return (
    <SignInFailed
      backAction={{
        label: t('login.returning.toLogin'),
        onClick: () => void navigate({ to: '/login', replace: true }),
      }}
      onRetry={retry}
      problem={error}
      isRetrying={isRetrying}
      title={t('login.returning.failed')}
    />
  );
}
