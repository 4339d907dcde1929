import { getRouteApi, useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { CookiesNotice } from '../../components/cookies-notice';
import { getReturnPath, parseReturnPath, removeReturnPath } from '../../entities/session/return-path';
import { useSession } from '../../entities/session/session';
import { GuestButton } from '../../features/session/guest-button';
import { LoginForm } from '../../features/session/login-form';
import { SocialButtons } from '../../features/session/social-buttons';
import { usePostSignIn } from '../../flows/sign-in/use-post-sign-in';
import { useTranslations } from '../../lib/i18n';
import { createPageHref } from '../../lib/page-href';
import { LoginLayout } from './login-layout';
import { SignInHelpLinks } from './sign-in-help-links';
import { SignInNotice } from './sign-in-notice';

const route = getRouteApi('/login');

/** Returns the key of the text that explains why to sign in, depending on the page to which the visitor returns. */
function getLeadKey(returnPath: string | null) {
  if (returnPath?.startsWith(createPageHref('mypageMain', {})) === true) return 'login.leadMypage';
  if (returnPath?.startsWith('/reservation/') === true) return 'login.leadReservation';
  return 'login.lead';
}

export function LoginPage() {
  const { t } = useTranslations();
  const navigate = route.useNavigate();
  const { returnUrl } = route.useSearch();
  const reason = useLocation({ select: ({ state }) => state.signInReason });
  const { goTo, completeSignIn, handleResult } = usePostSignIn();
  // Read once, because a change of the session clears the tab's storage of the previous member.
  const [returnPath] = useState(() => parseReturnPath(returnUrl) ?? getReturnPath());
  const paymentPath = createPageHref('reservationPayment', {});
  const continueAsGuest = () => {
    removeReturnPath();
    void navigate({ href: returnPath?.startsWith(paymentPath) === true ? returnPath : '/', replace: true });
  };

  const member = useSession()?.userDetails;
  const [initialUserId] = useState(member?.user_id);
  const continueSignedIn = useEffectEvent(() => void goTo(returnPath ?? '/'));
  const currentUserId = member?.user_id;
  // Navigates when the visitor signs in here or in another window. Visitors who arrive signed in stay, because they may
  // want to change accounts.
  useEffect(() => {
    if (initialUserId === undefined && currentUserId !== undefined) continueSignedIn();
  }, [initialUserId, currentUserId]);

  return (
    <LoginLayout lead={t(getLeadKey(returnPath))} title={t('login.title')}>
      <SignInNotice
        member={initialUserId === undefined ? undefined : member}
        onContinue={() => void goTo(returnPath ?? '/')}
        reason={reason}
      />
      <CookiesNotice />
      <SocialButtons
        onResult={(result) => void handleResult(result, returnPath ?? '/')}
        returnUrl={returnPath ?? '/'}
      />
      <section aria-labelledby="login-by-id" className="grid gap-5">
        <h2
          className="flex items-center gap-4 text-ink-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
          id="login-by-id"
        >
          {t('login.byId')}
        </h2>
        <LoginForm onSignedIn={(userDetails) => void completeSignIn(userDetails, returnPath ?? '/')} />
      </section>
      <SignInHelpLinks returnPath={returnPath} />
      {member === undefined && (
        <div className="grid gap-3 border-line border-t pt-8">
          <GuestButton
            onMember={(userDetails) => void completeSignIn(userDetails, returnPath ?? '/')}
            onStarted={continueAsGuest}
          />
          <p className="text-center text-ink-soft text-sm">{t('login.guestNote')}</p>
        </div>
      )}
    </LoginLayout>
  );
}
