import type { ProblemError } from '@dining/client/problem-error';
import { typedCode } from '@dining/domain/members/one-time-code';
import { shownNumber } from '@dining/domain/shared/phone-number';
import { alerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type SentCode, sentCode } from '../../entities/members/sent-code';
import { CodeStep } from '../../features/members/code-step';
import { type Answer, call } from '../../lib/call';
import { now } from '../../lib/clock';
import { focusAfter, focusField } from '../../lib/focus-field';
import { useTranslations } from '../../lib/i18n';
import { problemText } from '../../lib/problem-text';

export type LookupBody = { readonly resvCode: string; readonly phone: string };
export type Found = Answer<'POST /api/resv/lookup'>;

const codeField = 'lookup-code';

/**
 * The code that number and phone are proven by after too many wrong tries. It goes to the booker, and the page says no more than that: nobody
 * learns here whether there is such a reservation.
 */
export function LookupCode({ asked, onFound }: { asked: LookupBody; onFound: (found: Found) => void }) {
  const translations = useTranslations();
  const { t, wireLanguage } = translations;

  const [sent, setSent] = useState<SentCode>();
  const [error, setError] = useState<string>();
  const send = useRef<HTMLButtonElement>(null);
  // The button that was pressed has given way to this one.
  useEffect(() => send.current?.focus(), []);

  const refuse = async (text: string) => {
    await alerts.show({ message: text, confirmLabel: t('common.buttons.confirm') });
    focusField(codeField);
  };
  const asking = useMutation({
    mutationFn: () => call('POST /api/resv/askLookupCode', { body: { ...asked, langCode: wireLanguage } }),
    onSuccess: (answer) => {
      const code = sentCode(shownNumber(asked.phone), answer, now().getTime());
      setError(undefined);
      focusAfter(() => setSent(code), codeField);
    },
    onError: (problem) => void refuse(problemText(translations, problem)),
  });
  const wrong = (text: string) => {
    setError(text);
    void refuse(text);
  };
  const proving = useMutation({
    mutationFn: (code: string) => call('POST /api/resv/lookup', { body: { ...asked, code } }),
    onSuccess: onFound,
    onError: (problem: ProblemError) => wrong(problemText(translations, problem)),
  });
  const prove = (typed: string) => {
    const code = typedCode(typed);
    if (code === '') return wrong(t('oneTimeCode.required'));
    setError(undefined);
    proving.mutate(code);
  };

  return (
    <div className="grid gap-4">
      <Notice announce tone="warning">
        {t('complete.lookup.codeNeeded')}
      </Notice>
      {sent === undefined ? (
        <Button onClick={() => asking.mutate()} pending={asking.isPending} ref={send} variant="primary" wide>
          {t('oneTimeCode.send')}
        </Button>
      ) : (
        <CodeStep
          asking={asking.isPending}
          error={error}
          id={codeField}
          key={sent.liveUntil}
          note={sent.by === 'sms' ? t('complete.lookup.codeBySms', { to: sent.to }) : t('complete.lookup.codeByMail')}
          onAgain={() => asking.mutate()}
          onProve={prove}
          proving={proving.isPending}
          sent={sent}
        />
      )}
    </div>
  );
}
