import { normalizeDigits } from '@dining/domain/shared/typed-text';
import { Button } from '@dining/ui/button';
import { TextField } from '@dining/ui/text-field';
import { type FormEvent, useState } from 'react';
import type { SentCode } from '../../entities/members/sent-code';
import { useTranslations } from '../../lib/i18n';
import { useSecondsUntil } from './use-seconds-until';

interface CodeStepProps {
  sent: SentCode;
  /** What is said of its way, where the page itself does not know where it went. */
  note?: string | undefined;
  onProve: (code: string) => void;
  proving: boolean;
  onAgain: () => void;
  asking: boolean;
  error: string | undefined;
  /** The field's place, for leading to it. */
  id: string;
}

const clockText = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** A code that has been sent: where to, how long it lives, the field for it, and another one for whom it did not reach. */
export function CodeStep({ sent, note, onProve, proving, onAgain, asking, error, id }: CodeStepProps) {
  const { t } = useTranslations();

  const [code, setCode] = useState('');
  const left = useSecondsUntil(sent.liveUntil);
  const wait = useSecondsUntil(sent.againFrom);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onProve(code);
  };
  const again = () => {
    setCode('');
    onAgain();
  };
  return (
    <form className="grid gap-4 rounded-md bg-sunk px-4 py-5 md:px-6" id={id} noValidate onSubmit={submit}>
      <div className="grid gap-3">
        <TextField
          autoComplete="one-time-code"
          className="tabular-nums"
          description={note ?? t(sent.by === 'sms' ? 'oneTimeCode.sms' : 'oneTimeCode.mail', { to: sent.to })}
          error={error}
          inputMode="numeric"
          label={t('oneTimeCode.label')}
          normalize={normalizeDigits}
          onChange={(event) => setCode(event.target.value)}
          required
          value={code}
        />
        <Button pending={proving} type="submit" variant="primary">
          {t('oneTimeCode.verify')}
        </Button>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm">
        {left > 0 ? (
          <p className="text-ink-soft" role="timer">
            {t('oneTimeCode.left', { time: clockText(left) })}
          </p>
        ) : (
          <p className="text-danger" role="status">
            {t('oneTimeCode.over')}
          </p>
        )}
        <Button inactive={wait > 0} onClick={again} pending={asking} size="sm" variant="quiet">
          {wait > 0 ? t('oneTimeCode.againIn', { seconds: wait }) : t('oneTimeCode.again')}
        </Button>
      </div>
    </form>
  );
}
