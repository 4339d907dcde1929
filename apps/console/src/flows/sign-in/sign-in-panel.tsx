import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { useState } from 'react';
import type { Me } from '../../entities/session/session';
import { type SecondFactor, submitSecondFactor } from '../../entities/session/sign-in';
import { CodeForm } from '../../features/session/code-form';
import { PasskeyButton } from '../../features/session/passkey-button';
import { PasswordForm } from '../../features/session/password-form';
import { attempt } from '../../lib/attempt';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

interface SignInPanelProps {
  /** E-mail address of a staff member who signs in again in a dialog over the screen; the field is then read-only. */
  readonly email?: string;
  readonly onSignedIn: (me: Me) => void;
}

/** Shows the sign-in: with a passkey, or with a password and then a code. */
export function SignInPanel({ email, onSignedIn }: SignInPanelProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [step, setStep] = useState<'password' | 'code'>('password');
  const [expiryProblem, setExpiryProblem] = useState<ProblemError>();

  const sendCode = async (factor: SecondFactor): Promise<ProblemError | undefined> => {
    const outcome = await attempt(() => submitSecondFactor(factor));
    if (outcome.ok) {
      onSignedIn(outcome.value);
      return undefined;
    }
    if (outcome.problem.status !== 401) return outcome.problem;
    // The server accepts the code only within ten minutes after the password.
    setExpiryProblem(outcome.problem);
    setStep('password');
    return undefined;
  };

  if (step === 'code')
    return (
      <div className="grid gap-2">
        <CodeForm onCode={sendCode} submitLabel={t('staffSignIn.submit')} />
        <Button onClick={() => setStep('password')} size="sm" variant="quiet" wide>
          {t('staffSignIn.restart')}
        </Button>
      </div>
    );
  return (
    <div className="grid gap-5">
      {expiryProblem !== undefined && (
        <Notice announce tone="warning">
          {formatProblem(translations, expiryProblem)}
        </Notice>
      )}
      <PasswordForm
        email={email}
        onPasswordAccepted={() => {
          setExpiryProblem(undefined);
          setStep('code');
        }}
      />
      <PasskeyButton label={t('staffSignIn.passkey')} onSignedIn={onSignedIn} />
    </div>
  );
}
