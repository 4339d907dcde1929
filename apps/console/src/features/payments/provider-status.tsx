import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { useState } from 'react';
import { fetchProviderStatus, type Payment, type ProviderStatus as Status } from '../../entities/payments/payments';
import { attempt } from '../../lib/attempt';
import { formatInstant, formatProblem, formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

/** Requests the status of a payment from the provider, and shows it with its time. */
export function ProviderStatus({ shopOrderNo }: Pick<Payment, 'shopOrderNo'>) {
  const translations = useTranslations();
  const { t } = translations;
  const [status, setStatus] = useState<Status>();
  const [problem, setProblem] = useState<ProblemError>();
  const [isPending, setIsPending] = useState(false);
  const requestStatus = async () => {
    setIsPending(true);
    const outcome = await attempt(() => fetchProviderStatus(shopOrderNo));
    setIsPending(false);
    setStatus(outcome.ok ? outcome.value : undefined);
    setProblem(outcome.ok ? undefined : outcome.problem);
  };
  const won = formatWon(translations, status?.amount ?? null);
  return (
    <div className="grid gap-3">
      <Button className="justify-self-start" onClick={() => void requestStatus()} pending={isPending} size="sm">
        {t('inbox.payments.ask')}
      </Button>
      <div role="status">
        {status !== undefined && (
          <Notice tone={status.matchesPayment === false || status.providerStatus === 'unknown' ? 'warning' : 'info'}>
            {t(`inbox.payments.providerStatus.${status.providerStatus}`, { won })}
            {status.matchesPayment === false && ` ${t('inbox.payments.notOurs')}`}
            {status.chargeId !== null && ` · ${t('inbox.payments.charge')} ${status.chargeId}`}
            {` · ${t('inbox.payments.queriedAt', { time: formatInstant(translations, status.queriedAt) })}`}
          </Notice>
        )}
        {problem !== undefined && problem.status !== 401 && (
          <Notice tone="error">{formatProblem(translations, problem)}</Notice>
        )}
      </div>
    </div>
  );
}
