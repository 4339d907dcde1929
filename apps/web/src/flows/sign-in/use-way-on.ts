import type { UserDetails } from '@dining/contract/site/session/session';
import { useAlerts } from '@dining/ui/alerts';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { forgetPath } from '../../entities/session/returning';
import { applySignIn } from '../../entities/session/session';
import type { SignInReason } from '../../entities/session/sign-in-reason';
import { forgetLapsedPayment } from '../../features/payments/forget-lapsed';
import type { CameBack } from '../../features/session/came-back';
import { useTranslations } from '../../lib/i18n';

/** Where everybody goes on who has tried to sign in, whichever way (Spec §4 Social sign-in result values, §8). */
export function useWayOn() {
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const { t } = useTranslations();
  const navigate = useNavigate();
  const tell = (message: string) => alerts.show({ message });
  const toSignIn = (signIn?: SignInReason) => navigate({ to: '/login', replace: true, ...(signIn && { state: { signIn } }) });

  const gone = useRef(false);
  /** On to `href`, once: the page may also hear of the same sign-in from another window. What lapsed with it is forgotten. */
  const arrive = async (href: string) => {
    if (gone.current) return;
    gone.current = true;
    forgetPath();
    await forgetLapsedPayment();
    await navigate({ href, replace: true });
  };
  /** The server has signed a member in. */
  const welcome = async (userDetails: UserDetails, href: string) => {
    if (await applySignIn(queryClient, userDetails)) await arrive(href);
  };

  const wayOn = async (back: CameBack, wanted?: string) => {
    switch (back.result) {
      case 'login':
        return welcome(back.userDetails, wanted ?? back.returnUrl);
      case 'not_joined': {
        const join = await alerts.show({
          message: t('login.notJoined'),
          confirmLabel: t('login.join'),
          cancelLabel: t('common.buttons.cancel'),
        });
        return join ? navigate({ to: '/join/agreement', search: { login_type: back.loginType }, replace: true }) : toSignIn();
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
  return { arrive, welcome, wayOn };
}
