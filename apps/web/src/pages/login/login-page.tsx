import { Page } from '@dining/ui/layout';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { forgetPath, rememberedPath } from '../../entities/session/returning';
import { forgetLapsedPayment } from '../../features/payments/forget-lapsed';
import { GuestButton } from '../../features/session/guest-button';
import { LoginForm } from '../../features/session/login-form';
import { t } from '../../lib/i18n';
import { pageHref } from '../../lib/page-href';

/** Sign-in, and the way on without an account (Spec §2.5). */
export function LoginPage() {
  const navigate = useNavigate();
  const goOn = (href: string) => void navigate({ href, replace: true });
  const payment = pageHref('reservationPayment', {});
  // Read before the session changes: a tab that was a member's then forgets what it has kept.
  const [wanted] = useState(rememberedPath);
  const asGuest = () => {
    forgetPath();
    goOn(wanted?.startsWith(payment) === true ? wanted : '/');
  };
  const asMember = async () => {
    forgetPath();
    await forgetLapsedPayment();
    goOn(wanted ?? '/');
  };
  return (
    <Page className="pt-12 md:pt-20">
      <div className="mx-auto grid max-w-md gap-8">
        <header className="grid gap-2 text-center">
          <h1 className="heading text-2xl md:text-3xl">{t('login.title')}</h1>
          <p className="text-ink-soft">{t('login.lead')}</p>
        </header>
        <LoginForm onSignedIn={() => void asMember()} />
        <div className="grid gap-3 border-line border-t pt-8">
          <GuestButton onStarted={asGuest} />
          <p className="text-center text-ink-soft text-sm">{t('login.guestNote')}</p>
        </div>
      </div>
    </Page>
  );
}
