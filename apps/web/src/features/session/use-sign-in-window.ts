import type { SocialLoginType } from '@dining/contract/site/session/login-type';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPageHref } from '../../lib/page-href';
import { openSecondWindow } from '../../lib/second-window';
import type { OAuthResult } from './oauth-result';
import { listenToAttempt } from './sign-in-channel';

const popupSize = { width: 520, height: 720 };
const closedCheckMs = 500;

interface Attempt {
  readonly loginType: SocialLoginType;
  readonly id: string;
  readonly popup: Window;
}

const createAttemptId = (): string => crypto.getRandomValues(new Uint32Array(3)).join('-');

/**
 * Signs in with a provider in a popup, or in this window on phones and if popups are blocked. `popupProvider` is the
 * provider whose popup is open; `isPopupClosed` is true if the popup was closed without a result.
 */
export function useSignInWindow(returnUrl: string, onResult: (result: OAuthResult) => void) {
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState<Attempt>();
  const [isPopupClosed, setIsPopupClosed] = useState(false);

  const startSignIn = (loginType: SocialLoginType) => {
    const attemptId = createAttemptId();
    setIsPopupClosed(false);
    const popup = openSecondWindow(
      createPageHref('loginLeave', {}, { loginType, attempt: attemptId, returnUrl }),
      'sign-in',
      popupSize,
    );
    if (popup !== null) return setAttempt({ loginType, id: attemptId, popup });
    setAttempt(undefined);
    void navigate({ to: '/login/leave', search: { loginType, returnUrl } });
  };

  const handleResult = useEffectEvent((result: OAuthResult) => {
    setAttempt(undefined);
    onResult(result);
  });
  useEffect(() => {
    if (attempt === undefined) return;
    const stopListening = listenToAttempt(attempt.id, (result) => handleResult(result));
    const timer = setInterval(() => {
      if (!attempt.popup.closed) return;
      clearInterval(timer);
      setIsPopupClosed(true);
    }, closedCheckMs);
    return () => {
      clearInterval(timer);
      stopListening();
    };
  }, [attempt]);

  return {
    startSignIn,
    popupProvider: attempt !== undefined && !isPopupClosed ? attempt.loginType : undefined,
    isPopupClosed,
    focusPopup: () => attempt?.popup.focus(),
  };
}
