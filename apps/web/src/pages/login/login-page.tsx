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

/** Returns the text that says why the visitor is here: to go on reserving, or to see what is theirs. */
function getLeadKey(wanted: string | null) {
  if (wanted?.startsWith(createPageHref('mypageMain', {})) === true) return 'login.leadMypage';
  if (wanted?.startsWith('/reservation/') === true) return 'login.leadReservation';
  return 'login.lead';
}

export function LoginPage() {
  const { t } = useTranslations();
  const navigate = route.useNavigate();
  const { returnUrl } = route.useSearch();
  const reason = useLocation({ select: ({ state }) => state.signIn });
  const { goTo, completeSignIn, handleResult } = usePostSignIn();
  // Read before the session changes, which clears the tab's storage of a previous member.
  const [wanted] = useState(() => parseReturnPath(returnUrl) ?? getReturnPath());
  const payment = createPageHref('reservationPayment', {});
  const continueAsGuest = () => {
    removeReturnPath();
    void navigate({ href: wanted?.startsWith(payment) === true ? wanted : '/', replace: true });
  };

  const member = useSession()?.userDetails;
  const [before] = useState(member?.user_id);
  const goOn = useEffectEvent(() => void goTo(wanted ?? '/'));
  const now = member?.user_id;
  // Signed in here or in another window. A visitor who was a member before may want to change accounts, so stay.
  useEffect(() => {
    if (before === undefined && now !== undefined) goOn();
  }, [before, now]);

  return (
    <LoginLayout lead={t(getLeadKey(wanted))} title={t('login.title')}>
      <SignInNotice
        member={before === undefined ? undefined : member}
        onGoOn={() => void goTo(wanted ?? '/')}
        reason={reason}
      />
      <CookiesNotice />
      <SocialButtons onBack={(back) => void handleResult(back, wanted ?? '/')} returnUrl={wanted ?? '/'} />
      <section aria-labelledby="login-by-id" className="grid gap-5">
        <h2
          className="flex items-center gap-4 text-ink-soft text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
          id="login-by-id"
        >
          {t('login.byId')}
        </h2>
        <LoginForm onSignedIn={(userDetails) => void completeSignIn(userDetails, wanted ?? '/')} />
      </section>
      <SignInHelpLinks returnPath={wanted} />
      {member === undefined && (
        <div className="grid gap-3 border-line border-t pt-8">
          <GuestButton onMember={(found) => void completeSignIn(found, wanted ?? '/')} onStarted={continueAsGuest} />
          <p className="text-center text-ink-soft text-sm">{t('login.guestNote')}</p>
        </div>
      )}
    </LoginLayout>
  );
}
