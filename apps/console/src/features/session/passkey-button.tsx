import { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { useRef, useState } from 'react';
import type { Me } from '../../entities/session/session';
import { canUsePasskeys, PasskeyUnusedError, signInWithPasskey } from '../../entities/session/sign-in';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

/**
 * Shows the button that signs in with a passkey, or verifies the signed-in staff member again. Renders nothing in
 * browsers that do not support passkeys.
 */
export function PasskeyButton({ label, onSignedIn }: { label: string; onSignedIn: (me: Me) => void }) {
  const translations = useTranslations();
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);
  const isRunning = useRef(false);
  if (!canUsePasskeys()) return null;
  const signIn = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPending(true);
    setFailure(undefined);
    try {
      onSignedIn(await signInWithPasskey());
    } catch (error) {
      if (error instanceof PasskeyUnusedError) setFailure(translations.t('staffSignIn.passkeyFailed'));
      else if (error instanceof ProblemError) setFailure(formatProblem(translations, error));
      else throw error;
    } finally {
      isRunning.current = false;
      setIsPending(false);
    }
  };
  return (
    <div className="grid gap-3">
      {failure !== undefined && (
        <Notice announce tone="error">
          {failure}
        </Notice>
      )}
      <Button onClick={() => void signIn()} pending={isPending} wide>
        {label}
      </Button>
    </div>
  );
}
