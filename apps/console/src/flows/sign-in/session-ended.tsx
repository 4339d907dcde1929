import { screens } from '@dining/contract/staff/screens';
import { Button } from '@dining/ui/button';
import { useModal } from '@dining/ui/use-modal';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { type Me, meQuery, useMe, useSessionState } from '../../entities/session/session';
import { useTranslations } from '../../lib/i18n';
import { SignInPanel } from './sign-in-panel';

/** Shows the sign-in over the open screen after its session has ended. The screen keeps its input. */
export function SessionEnded() {
  const [state] = useSessionState();
  return state === 'ended' && <SignInAgain />;
}

function SignInAgain() {
  const { t } = useTranslations();
  const { email, staffId } = useMe();
  const [, setSessionState] = useSessionState();
  const queryClient = useQueryClient();
  const ref = useModal();
  const id = useId();
  const leave = (path: string) => location.assign(path);
  const resume = (me: Me) => {
    // If another staff member signs in, they must not see the open screen.
    if (me.staffId !== staffId) return leave(screens.home.path);
    queryClient.setQueryData(meQuery.queryKey, me);
    setSessionState('active');
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== meQuery.queryKey[0] });
  };
  return (
    <dialog
      aria-labelledby={id}
      className="modal m-auto w-full max-w-md rounded-lg bg-raised text-ink backdrop:bg-paper"
      onCancel={(event) => event.preventDefault()}
      ref={ref}
    >
      <div className="grid gap-5 p-6 md:p-8" data-scroller>
        <div className="grid gap-2">
          <h2 className="heading text-xl outline-none" data-first-focus id={id} tabIndex={-1}>
            {t('console.ended.title')}
          </h2>
          <p className="text-ink-soft">{t('console.ended.text')}</p>
        </div>
        <SignInPanel email={email} onSignedIn={resume} />
        <Button onClick={() => leave(screens.signIn.path)} size="sm" variant="quiet">
          {t('console.ended.other')}
        </Button>
      </div>
    </dialog>
  );
}
