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
 * Signs in with a provider in a popup; in this window on phones or if popups are blocked. `openProvider` is the
 * provider whose popup is open; `isClosed` is true if the popup was closed without a result.
 */
export function useSignInWindow(returnUrl: string, onResult: (result: OAuthResult) => void) {
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState<Attempt>();
  const [isClosed, setIsClosed] = useState(false);

  const startSignIn = (loginType: SocialLoginType) => {
    const name = createAttemptName();
    setIsClosed(false);
    const popup = openSecondWindow(
      createPageHref('loginLeave', {}, { loginType, attempt: name, returnUrl }),
      'sign-in',
      size,
    );
    if (popup !== null) return setAttempt({ loginType, name, popup });
    setAttempt(undefined);
    void navigate({ to: '/login/leave', search: { loginType, returnUrl } });
  };

  const handleResult = useEffectEvent((result: OAuthResult) => {
    setAttempt(undefined);
    onResult(result);
  });
  useEffect(() => {
    if (attempt === undefined) return;
    const stopListening = listenToAttempt(attempt.name, (result) => handleResult(result));
    const timer = setInterval(() => {
      if (!attempt.popup.closed) return;
      clearInterval(timer);
      setIsClosed(true);
    }, closedCheckMs);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [attempt]);

  return {
    startSignIn,
    openProvider: attempt !== undefined && !isClosed ? attempt.loginType : undefined,
    isClosed,
    focusPopup: () => attempt?.popup.focus(),
  };
}
