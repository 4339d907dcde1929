import { NarrowPage } from '@dining/ui/narrow-page';
import { getRouteApi, useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { CookiesNotice } from '../../components/cookies-notice';
import { forgetPath, parseReturnPath, rememberedPath } from '../../entities/session/returning';
import { useSession } from '../../entities/session/session';
import { GuestButton } from '../../features/session/guest-button';
import { LoginForm } from '../../features/session/login-form';
import { SocialButtons } from '../../features/session/social-buttons';
import { useWayOn } from '../../flows/sign-in/use-way-on';
import { useTranslations } from '../../lib/i18n';
import { pageHref } from '../../lib/page-href';
import { OtherWays } from './other-ways';
import { WhyHere } from './why-here';

const route = getRouteApi('/login');

/** Sign-in by password or provider, its helpers, and the way on without an account (Spec §2.5). */
export function LoginPage() {
  const { t } = useTranslations();
  const navigate = route.useNavigate();
  const { returnUrl } = route.useSearch();
  const reason = useLocation({ select: ({ state }) => state.signIn });
  const { arrive, welcome, wayOn } = useWayOn();
  // Read before the session changes: a tab that was a member's then forgets what it has kept.
  const [wanted] = useState(() => parseReturnPath(returnUrl) ?? rememberedPath());
  const payment = pageHref('reservationPayment', {});
  const asGuest = () => {
    forgetPath();
    void navigate({ href: wanted?.startsWith(payment) === true ? wanted : '/', replace: true });
  };

  const member = useSession()?.userDetails;
  const [before] = useState(member?.user_id);
  const goOn = useEffectEvent(() => void arrive(wanted ?? '/'));
  const now = member?.user_id;
  // Signed in here or in another window of this browser; whoever was a member already may want to come as another.
  useEffect(() => {
    if (before === undefined && now !== undefined) goOn();
  }, [before, now]);

  return (
    <NarrowPage lead={t('login.lead')} title={t('login.title')}>
      <WhyHere member={before === undefined ? undefined : member} onGoOn={() => void arrive(wanted ?? '/')} reason={reason} />
      <CookiesNotice />
      <LoginForm onSignedIn={(userDetails) => void welcome(userDetails, wanted ?? '/')} />
      <OtherWays />
      <SocialButtons onBack={(back) => void wayOn(back, wanted ?? '/')} returnUrl={wanted ?? '/'} />
      {member === undefined && (
        <div className="grid gap-3 border-line border-t pt-8">
          <GuestButton onMember={(found) => void welcome(found, wanted ?? '/')} onStarted={asGuest} />
          <p className="text-center text-ink-soft text-sm">{t('login.guestNote')}</p>
        </div>
      )}
    </NarrowPage>
  );
}
