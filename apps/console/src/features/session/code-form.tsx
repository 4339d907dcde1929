import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { useState } from 'react';
import { Refusal } from '../../components/refusal';
import type { SecondFactor } from '../../entities/session/sign-in';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

interface CodeFormProps {
  readonly submitLabel: string;
  /** Sends the code. Returns the problem if it was refused. */
  readonly onCode: (factor: SecondFactor) => Promise<ProblemError | undefined>;
  /** False where a recovery code, which works only once, is not offered. */
  readonly allowsRecovery?: boolean;
  readonly lead?: string;
}

const removeSeparators = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** Asks for a code of the authenticator app, or for a recovery code. */
export function CodeForm({ submitLabel, onCode, allowsRecovery = true, lead }: CodeFormProps) {
  const { t } = useTranslations();
  const [isRecovery, setIsRecovery] = useState(false);
  const { submit, getRequiredFieldProps, reset, problem, isPending } = useRequestForm<{ code: string }>({
    defaultValues: { code: '' },
    check: ({ code }) => {
      if (isRecovery) return code.trim() === '' ? [{ field: 'code', text: t('staffSignIn.errors.recoveryCode') }] : [];
      return /^\d{6}$/.test(removeSeparators(code)) ? [] : [{ field: 'code', text: t('staffSignIn.errors.code') }];
    },
    fieldByProblem: { code_wrong: 'code' },
    send: ({ code }) => onCode(isRecovery ? { recoveryCode: code.trim() } : { code: removeSeparators(code) }),
  });
  const toggleRecovery = () => {
    reset({ code: '' });
    setIsRecovery(!isRecovery);
  };
  const defaultLead = isRecovery ? t('staffSignIn.recoveryLead') : t('staffSignIn.codeLead');
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      <Refusal isSignIn problem={problem} />
      <TextField
        {...getRequiredFieldProps('code')}
        // The staff member opened this step to type the code.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
        autoFocus
        autoCapitalize="none"
        autoComplete="one-time-code"
        description={lead ?? defaultLead}
        inputMode={isRecovery ? 'text' : 'numeric'}
        key={isRecovery ? 'recovery' : 'app'}
        label={isRecovery ? t('staffSignIn.recoveryCode') : t('staffSignIn.code')}
        spellCheck={false}
      />
      <div className="grid gap-2">
        <Button pending={isPending} type="submit" variant="primary" wide>
          {submitLabel}
        </Button>
        {allowsRecovery && (
          <Button onClick={toggleRecovery} size="sm" variant="quiet" wide>
            {isRecovery ? t('staffSignIn.useApp') : t('staffSignIn.useRecovery')}
          </Button>
        )}
      </div>
    </form>
  );
}
