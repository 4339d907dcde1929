import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { TextField } from '@dining/ui/text-field';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useState } from 'react';
import type { SecondFactor } from '../../entities/session/sign-in';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

interface CodeFormProps {
  readonly submitLabel: string;
  /** Sends the code. Returns why it was refused. */
  readonly onCode: (factor: SecondFactor) => Promise<ProblemError | undefined>;
  /** False where a recovery code would be spent without need. */
  readonly allowsRecovery?: boolean;
  readonly lead?: string;
}

const announceNothing = () => undefined;
const keepDigits = (text: string): string => text.replaceAll(/[\s-]/g, '');

/** Asks for a code of the authenticator app, or for a recovery code. */
export function CodeForm({ submitLabel, onCode, allowsRecovery = true, lead }: CodeFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [isRecovery, setIsRecovery] = useState(false);
  const [problem, setProblem] = useState<ProblemError>();
  const [isPending, setIsPending] = useState(false);
  const { submit, requiredField, reportFailures, reset } = useCheckedForm<{ code: string }>({
    defaultValues: { code: '' },
    announceFailure: announceNothing,
    onChange: () => setProblem(undefined),
    check: ({ code }) => {
      if (isRecovery) return code.trim() === '' ? [{ field: 'code', text: t('staffSignIn.errors.recoveryCode') }] : [];
      return /^\d{6}$/.test(keepDigits(code)) ? [] : [{ field: 'code', text: t('staffSignIn.errors.code') }];
    },
    async send({ code }) {
      setIsPending(true);
      const refusal = await onCode(isRecovery ? { recoveryCode: code.trim() } : { code: keepDigits(code) });
      setIsPending(false);
      setProblem(refusal);
      if (refusal?.code === 'code_wrong')
        await reportFailures({ field: 'code', text: formatProblem(translations, refusal) });
    },
  });
  const change = () => {
    reset({ code: '' });
    setProblem(undefined);
    setIsRecovery(!isRecovery);
  };
  const ownLead = isRecovery ? t('staffSignIn.recoveryLead') : t('staffSignIn.codeLead');
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      {problem !== undefined && problem.code !== 'code_wrong' && (
        <Notice announce tone="error">
          {formatProblem(translations, problem)}
        </Notice>
      )}
      <TextField
        {...requiredField('code')}
        // The reader has just come to this step to type the code.
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
        autoFocus
        autoCapitalize="none"
        autoComplete="one-time-code"
        description={lead ?? ownLead}
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
          <Button onClick={change} size="sm" variant="quiet" wide>
            {isRecovery ? t('staffSignIn.useApp') : t('staffSignIn.useRecovery')}
          </Button>
        )}
      </div>
    </form>
  );
}
