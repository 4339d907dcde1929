import type { SocialLoginType } from '@dining/contract/site/session/login-type';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPageHref } from '../../lib/page-href';
import { openSecondWindow } from '../../lib/second-window';
import type { OAuthResult } from './oauth-result';
import { listenToAttempt } from './sign-in-channel';

const size = { width: 520, height: 720 };
const closedCheckMs = 500;

interface Attempt {
  readonly loginType: SocialLoginType;
  readonly name: string;
  readonly popup: Window;
}

const createAttemptName = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');

/**
 * Signs in with a provider in a popup; in this window on phones or if popups are blocked. `waiting` is the provider
 * whose popup is open; `closed` is true if it was closed without a result.
 */
export function useSignInWindow(returnUrl: string, onResult: (back: OAuthResult) => void) {
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState<Attempt>();
  const [closed, setClosed] = useState(false);

  const begin = (loginType: SocialLoginType) => {
    const name = createAttemptName();
    setClosed(false);
    const popup = openSecondWindow(
      createPageHref('loginLeave', {}, { loginType, attempt: name, returnUrl }),
      'sign-in',
      size,
    );
    if (popup !== null) return setAttempt({ loginType, name, popup });
    setAttempt(undefined);
    void navigate({ to: '/login/leave', search: { loginType, returnUrl } });
  };

  const handleResult = useEffectEvent((back: OAuthResult) => {
    setAttempt(undefined);
    onResult(back);
  });
  useEffect(() => {
    if (attempt === undefined) return;
    const stopListening = listenToAttempt(attempt.name, (back) => handleResult(back));
    const timer = setInterval(() => {
      if (!attempt.popup.closed) return;
      clearInterval(timer);
      setClosed(true);
    }, closedCheckMs);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [attempt]);

  return {
    begin,
    waiting: attempt !== undefined && !closed ? attempt.loginType : undefined,
    closed,
    show: () => attempt?.popup.focus(),
  };
}
