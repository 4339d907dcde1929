import type { UserDetails } from '@dining/contract/site/session/session';
import { useAlerts } from '@dining/ui/alerts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { removeReturnPath, saveReturnPath } from '../../entities/session/return-path';
import { applySignIn } from '../../entities/session/session';
import type { SignInReason } from '../../entities/session/sign-in-reason';
import { discardLapsedPayment } from '../../features/payments/lapsed-payment';
import type { OAuthResult } from '../../features/session/oauth-result';
import { useTranslations } from '../../lib/i18n';

/** Handles every sign-in result: messages and redirects (Spec §4 Social sign-in result values, §8). */
export function usePostSignIn() {
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const { t } = useTranslations();
  const navigate = useNavigate();
  const tell = (message: string) => alerts.show({ message });
  const toSignIn = (signIn?: SignInReason) =>
    navigate({ to: '/login', replace: true, ...(signIn && { state: { signIn } }) });

  const hasNavigated = useRef(false);
  const goTo = async (href: string) => {
    if (hasNavigated.current) return;
    hasNavigated.current = true;
    removeReturnPath();
    await discardLapsedPayment();
    await navigate({ href, replace: true });
  };
  const completeSignIn = async (userDetails: UserDetails, href: string) => {
    if (await applySignIn(queryClient, userDetails)) await goTo(href);
  };

  const handleResult = async (back: OAuthResult, wanted?: string) => {
    switch (back.result) {
      case 'login':
        return completeSignIn(back.userDetails, wanted ?? back.returnUrl);
      case 'not_joined': {
        const join = await alerts.show({
          message: t('login.notJoined'),
          confirmLabel: t('login.join'),
          cancelLabel: t('common.buttons.cancel'),
        });
        if (join && wanted !== undefined) saveReturnPath(wanted);
        return join
          ? navigate({ to: '/join/agreement', search: { login_type: back.loginType }, replace: true })
          : toSignIn();
      }
      case 'invalid':
        await tell(t('login.socialFailed', { provider: t(`login.providers.${back.loginType}`) }));
        return toSignIn();
      case 'cellphone_duplicated':
        await tell(t('login.phoneDuplicated'));
        return toSignIn();
      case 'login_fail':
        await tell(back.message === '' ? t('login.loginFail') : back.message);
        return toSignIn();
      default:
        return toSignIn(back.result);
    }
  };
  return { goTo, completeSignIn, handleResult };
}
