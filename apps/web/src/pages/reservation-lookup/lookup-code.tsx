import type { ProblemError } from '@dining/client/problem-error';
import { formatPhoneNumber } from '@dining/domain/shared/phone-number';
import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { focusField, focusFieldAfter } from '@dining/ui/focus-field';
import { Notice } from '@dining/ui/notice';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { createSentCode, type SentCode } from '../../entities/members/sent-code';
import { CodeStep } from '../../features/members/code-step';
import { type CallResult, call } from '../../lib/call';
import { useClock } from '../../lib/clock';
import { formatProblem } from '../../lib/format-problem';
import { useTranslations } from '../../lib/i18n';

export type LookupBody = { readonly resvCode: string; readonly phone: string };
export type LookupResult = CallResult<'POST /api/resv/lookup'>;

const codeFieldId = 'lookup-code';

/**
 * Asks for the code that is required after too many failed lookups. The server sends the code to the booker; the
 * page does not reveal whether the reservation exists.
 */
export function LookupCode({ lookup, onFound }: { lookup: LookupBody; onFound: (result: LookupResult) => void }) {
  const alerts = useAlerts();
  const { now } = useClock();
  const translations = useTranslations();
  const { t, wireLanguage } = translations;
  const [sentCode, setSentCode] = useState<SentCode>();
  const sendButton = useRef<HTMLButtonElement>(null);
  // The previously focused button is no longer on the page.
  useEffect(() => sendButton.current?.focus(), []);

  const reportProblem = async (problem: ProblemError): Promise<void> => {
    await alerts.show({ message: formatProblem(translations, problem) });
    focusField(codeFieldId);
  };
  const sendMutation = useMutation({
    mutationFn: () => call('POST /api/resv/askLookupCode', { body: { ...lookup, langCode: wireLanguage } }),
    onSuccess: (response) => {
      const newCode = createSentCode(formatPhoneNumber(lookup.phone), response, now().getTime());
      focusFieldAfter(() => setSentCode(newCode), codeFieldId);
    },
    onError: (problem) => void reportProblem(problem),
  });
  const verifyMutation = useMutation({
    mutationFn: (code: string) => call('POST /api/resv/lookup', { body: { ...lookup, code } }),
    onSuccess: onFound,
  });

  return (
    <div className="grid gap-4">
      <Notice announce tone="warning">
        {t('complete.lookup.codeNeeded')}
      </Notice>
      {sentCode === undefined ? (
        <Button
          onClick={() => sendMutation.mutate()}
          pending={sendMutation.isPending}
          ref={sendButton}
          variant="primary"
          wide
        >
          {t('oneTimeCode.send')}
        </Button>
      ) : (
        <CodeStep
          id={codeFieldId}
          key={sentCode.expiresAtMs}
          note={
            sentCode.channel === 'sms'
              ? t('complete.lookup.codeBySms', { to: sentCode.recipient })
              : t('complete.lookup.codeByMail')
          }
          onResend={() => sendMutation.mutate()}
          isSending={sendMutation.isPending}
          sentCode={sentCode}
          verify={verifyMutation.mutateAsync}
          isVerifying={verifyMutation.isPending}
        />
      )}
    </div>
  );
}
