import type { ProblemError } from '@dining/client/problem-error';
import { parseOneTimeCode } from '@dining/domain/members/one-time-code';
import { normalizeDigits } from '@dining/domain/shared/typed-text';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import type { SentCode } from '../../entities/members/sent-code';
import { formatProblem } from '../../lib/format-problem';
import { useTranslations } from '../../lib/i18n';
import { useSecondsUntil } from './use-seconds-until';

interface CodeStepProps {
  sentCode: SentCode;
  /** Shown instead of the text that names the recipient. */
  note?: string | undefined;
  verify: (code: string) => Promise<unknown>;
  isVerifying: boolean;
  onResend: () => void;
  isSending: boolean;
  id: string;
}

const formatMinutesAndSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

export function CodeStep({ sentCode, note, verify, isVerifying, onResend, isSending, id }: CodeStepProps) {
  const translations = useTranslations();
  const { t } = translations;
  const secondsLeft = useSecondsUntil(sentCode.expiresAtMs);
  const resendWaitSeconds = useSecondsUntil(sentCode.resendFromMs);
  const { submit, reportFailures, getRequiredFieldProps, reset } = useCheckedForm<{ readonly code: string }>({
    defaultValues: { code: '' },
    check: ({ code }) => (parseOneTimeCode(code) === '' ? [{ field: 'code', text: t('oneTimeCode.required') }] : []),
    send: ({ code }) =>
      verify(parseOneTimeCode(code)).catch(
        (problem: ProblemError) => void reportFailures({ field: 'code', text: formatProblem(translations, problem) }),
      ),
  });
  const resend = () => {
    reset();
    onResend();
  };
  return (
    <form className="grid gap-4 rounded-md bg-sunk px-4 py-5 md:px-6" id={id} noValidate onSubmit={submit}>
      <div className="grid gap-3">
        <TextField
          {...getRequiredFieldProps('code')}
          autoComplete="one-time-code"
          className="tabular-nums"
          description={
            note ?? t(sentCode.channel === 'sms' ? 'oneTimeCode.sms' : 'oneTimeCode.mail', { to: sentCode.recipient })
          }
          inputMode="numeric"
          label={t('oneTimeCode.label')}
          normalize={normalizeDigits}
        />
        <Button pending={isVerifying} type="submit" variant="primary">
          {t('oneTimeCode.verify')}
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm">
        {secondsLeft > 0 ? (
          <p className="text-ink-soft" role="timer">
            {t('oneTimeCode.left', { time: formatMinutesAndSeconds(secondsLeft) })}
          </p>
        ) : (
          <p className="text-danger" role="status">
            {t('oneTimeCode.over')}
          </p>
        )}
        <Button inactive={resendWaitSeconds > 0} onClick={resend} pending={isSending} size="sm" variant="quiet">
          {resendWaitSeconds > 0 ? t('oneTimeCode.againIn', { seconds: resendWaitSeconds }) : t('oneTimeCode.again')}
        </Button>
      </div>
    </form>
  );
}
