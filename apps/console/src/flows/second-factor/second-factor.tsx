import type { ProblemError } from '@dining/client/problem-error';
import { Dialog } from '@dining/ui/dialog';
import { useRequired } from '@dining/ui/required-context';
import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useState } from 'react';
import { type Me, meQuery } from '../../entities/session/session';
import { type SecondFactor, submitSecondFactor } from '../../entities/session/sign-in';
import { CodeForm } from '../../features/session/code-form';
import { PasskeyButton } from '../../features/session/passkey-button';
import { attempt } from '../../lib/attempt';
import { useTranslations } from '../../lib/i18n';

/** Asks for the second factor again. Resolves to false if the staff member cancels. */
type ConfirmIdentity = () => Promise<boolean>;

const SecondFactorContext = createContext<ConfirmIdentity | undefined>(undefined);

export const useConfirmIdentity = (): ConfirmIdentity => useRequired(SecondFactorContext);

export function SecondFactorProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslations();
  const queryClient = useQueryClient();
  const [resolveRequest, setResolveRequest] = useState<(isConfirmed: boolean) => void>();
  const confirmIdentity = useCallback(() => new Promise<boolean>((resolve) => setResolveRequest(() => resolve)), []);
  const close = (isConfirmed: boolean) => {
    setResolveRequest(undefined);
    resolveRequest?.(isConfirmed);
  };
  const confirm = (me: Me) => {
    queryClient.setQueryData(meQuery.queryKey, me);
    close(true);
  };
  const sendCode = async (factor: SecondFactor): Promise<ProblemError | undefined> => {
    const outcome = await attempt(() => submitSecondFactor(factor));
    if (!outcome.ok) return outcome.problem;
    confirm(outcome.value);
    return undefined;
  };
  return (
    <SecondFactorContext value={confirmIdentity}>
      {children}
      <Dialog
        closeOnClickOutside={false}
        onClose={() => close(false)}
        open={resolveRequest !== undefined}
        size="sm"
        title={t('console.confirm.title')}
      >
        <div className="grid gap-5">
          <p className="text-ink-soft">{t('console.confirm.text')}</p>
          <CodeForm allowsRecovery={false} onCode={sendCode} submitLabel={t('staffSignIn.confirm')} />
          <PasskeyButton label={t('staffSignIn.confirmPasskey')} onSignedIn={confirm} />
        </div>
      </Dialog>
    </SecondFactorContext>
  );
}
