import type { UserDetails } from '@dining/contract/site/session/session';
import { useAlerts } from '@dining/ui/alerts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { removeReturnPath, saveReturnPath } from '../../entities/session/return-path';
import { applySignIn } from '../../entities/session/session';
import type { SignInReason } from '../../entities/session/sign-in-reason';
import { removeFailedPayment } from '../../features/payments/remove-failed-payment';
import type { OAuthResult } from '../../features/session/oauth-result';
import { useTranslations } from '../../lib/i18n';

/** Handles every sign-in result: messages and redirects (Spec §4 Social sign-in result values, §8). */
export function usePostSignIn() {
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const { t } = useTranslations();
  const navigate = useNavigate();
  const showMessage = (message: string) => alerts.show({ message });
  const goToSignIn = (signInReason?: SignInReason) =>
    navigate({ to: '/login', replace: true, ...(signInReason && { state: { signInReason } }) });

  const hasNavigated = useRef(false);
  const goTo = async (href: string) => {
    if (hasNavigated.current) return;
    hasNavigated.current = true;
    removeReturnPath();
    await removeFailedPayment();
    await navigate({ href, replace: true });
  };
  const completeSignIn = async (userDetails: UserDetails, href: string) => {
    if (await applySignIn(queryClient, userDetails)) await goTo(href);
  };

  const handleResult = async (result: OAuthResult, returnHref?: string) => {
    switch (result.result) {
      case 'login':
        return completeSignIn(result.userDetails, returnHref ?? result.returnUrl);
      case 'not_joined': {
        const isJoining = await alerts.show({
          message: t('login.notJoined'),
          confirmLabel: t('login.join'),
          cancelLabel: t('common.buttons.cancel'),
        });
        if (isJoining && returnHref !== undefined) saveReturnPath(returnHref);
        return isJoining
          ? navigate({ to: '/join/agreement', search: { login_type: result.loginType }, replace: true })
          : goToSignIn();
      }
      case 'invalid':
        await showMessage(t('login.socialFailed', { provider: t(`login.providers.${result.loginType}`) }));
        return goToSignIn();
      case 'cellphone_duplicated':
        await showMessage(t('login.phoneDuplicated'));
        return goToSignIn();
      case 'login_fail':
        await showMessage(result.message === '' ? t('login.loginFail') : result.message);
        return goToSignIn();
      default:
        return goToSignIn(result.result);
    }
  };
  return { goTo, completeSignIn, handleResult };
}
