import { screens } from '@dining/contract/staff/screens';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { type Me, meQuery, useSessionState } from '../../entities/session/session';
import { SignInPanel } from '../../flows/sign-in/sign-in-panel';
import { useTranslations } from '../../lib/i18n';

/** Shows the sign-in, and opens the requested screen afterwards. */
export function SignInPage() {
  const { t } = useTranslations();
  const router = useRouter();
  const queryClient = useQueryClient();
  const [, setSessionState] = useSessionState();
  const { next } = useSearch({ strict: false });
  const startSession = (me: Me) => {
    // Drops what was loaded in the session of another staff member.
    queryClient.clear();
    queryClient.setQueryData(meQuery.queryKey, me);
    setSessionState('active');
    router.history.push(next ?? screens.home.path);
  };
  return (
    <div className="mx-auto grid w-full max-w-sm content-center gap-6 px-5 py-12">
      <div className="grid gap-4">
        <span className="mark" />
        <h1 className="heading text-2xl outline-none" id="screen-title" tabIndex={-1}>
          {t('staffSignIn.title')}
        </h1>
      </div>
      <SignInPanel onSignedIn={startSession} />
      <p className="text-ink-soft">{t('staffSignIn.help')}</p>
    </div>
  );
}
