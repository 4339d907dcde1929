import type { ProblemError } from '@dining/client/problem-error';
import { hasTestPassed } from '@dining/domain/payments/test-payment';
import { Button, ButtonLink } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Refusal } from '../../components/refusal';
import {
  isTestUnfinished,
  startTestPayment,
  stopTestPayment,
  type TestPayment,
  testPaymentQuery,
} from '../../entities/setup/setup';
import { Block, LoadFailed, LoadingRows } from '../../features/screen/screen';
import { StateLabel } from '../../features/screen/state-label';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import type { Outcome } from '../../lib/attempt';
import { formatDay, formatInstant, formatTime } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

/** Id of the block, to which the checklist links. */
export const testPaymentId = 'test-payment';

/** The smallest window that the payment provider supports, in pixels (facts on integrations §1.1). */
const windowFeatures = 'popup=yes,width=720,height=680,resizable=yes,scrollbars=yes';

const tones = { waiting: 'neutral', running: 'waiting', done: 'done', failed: 'bad', skipped: 'neutral' } as const;

function TestSteps({ test }: { test: TestPayment }) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <ol aria-label={t('setup.testPayment.resultLabel')} className="grid">
      {test.steps.map(({ step, state, at }) => (
        <li className="flex min-h-11 flex-wrap items-center gap-x-4 border-line border-b" key={step}>
          <span className="min-w-48">{t(`setup.testPayment.steps.${step}`)}</span>
          <span className="w-32">
            <StateLabel tone={tones[state]}>{t(`setup.testPayment.stepStates.${state}`)}</StateLabel>
          </span>
          {at !== null && <time dateTime={at}>{formatTime(at)}</time>}
        </li>
      ))}
    </ol>
  );
}

function TestResult({ test }: { test: TestPayment }) {
  const { t } = useTranslations();
  if (hasTestPassed(test))
    return (
      <Notice announce tone="success">
        {t('setup.testPayment.passed')}
      </Notice>
    );
  if (test.failure === null) return null;
  const providerText = [test.providerCode, test.providerMessage].filter((text) => text !== '').join(' ');
  return (
    <Notice announce tone={test.state === 'manual' ? 'error' : 'warning'}>
      <p>{t(`setup.testPayment.failures.${test.failure}`)}</p>
      {providerText !== '' && <p>{t('setup.testPayment.providerResponse', { text: providerText })}</p>}
    </Notice>
  );
}

/** Lets staff make a test payment of 100 won in the provider's window, and shows the result of each step. */
export function TestPaymentBlock({ testedOn }: { testedOn: string | null }) {
  const translations = useTranslations();
  const { t } = translations;
  const write = useIdempotentWrite();
  const queryClient = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(testPaymentQuery);
  const [activity, setActivity] = useState<'start' | 'stop'>();
  const [isBlocked, setIsBlocked] = useState(false);
  const [problem, setProblem] = useState<ProblemError>();
  const test = data?.test;
  const openUrl = test?.state === 'open' ? test.windowUrl : null;
  const isCharging = isTestUnfinished(test) && openUrl === null && test.state !== 'prepared';

  const run = async (name: 'start' | 'stop', send: () => Promise<Outcome<NonNullable<typeof data>>>) => {
    if (activity !== undefined) return;
    setActivity(name);
    setProblem(undefined);
    setIsBlocked(false);
    const outcome = await send().finally(() => setActivity(undefined));
    if (!outcome.ok) {
      setProblem(outcome.problem);
      void refetch();
      return;
    }
    await queryClient.cancelQueries({ queryKey: testPaymentQuery.queryKey });
    queryClient.setQueryData(testPaymentQuery.queryKey, outcome.value);
    const windowUrl = outcome.value.test?.windowUrl ?? null;
    if (name === 'start' && windowUrl !== null)
      setIsBlocked(window.open(windowUrl, 'test-payment', windowFeatures) === null);
  };

  return (
    <div id={testPaymentId}>
      <Block title={t('setup.testPayment.title')}>
        <p className="text-ink-soft">{t('setup.testPayment.hint')}</p>
        <p>
          {testedOn === null ? (
            <StateLabel tone="warning">{t('setup.testPayment.notTested')}</StateLabel>
          ) : (
            <StateLabel tone="done">
              {t('setup.testPayment.testedOn', { day: formatDay(translations, testedOn) })}
            </StateLabel>
          )}
        </p>
        {error !== null && data === undefined && (
          <LoadFailed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
        {data === undefined && error === null && <LoadingRows />}
        {test && (
          <>
            <TestSteps test={test} />
            <p className="text-ink-soft text-sm">
              {t('setup.testPayment.startedBy', {
                at: formatInstant(translations, test.startedAt),
                name: test.startedBy,
              })}
            </p>
            <TestResult test={test} />
          </>
        )}
        {openUrl !== null && (
          <Notice announce tone={isBlocked ? 'warning' : 'info'}>
            {t(isBlocked ? 'setup.testPayment.blocked' : 'setup.testPayment.opened')}
          </Notice>
        )}
        <Refusal problem={problem} />
        {data !== undefined && !isCharging && (
          <div className="flex flex-wrap gap-3">
            {openUrl !== null && (
              <ButtonLink href={openUrl} rel="noreferrer" size="sm" target="_blank" variant="primary">
                {t('setup.testPayment.open')}
              </ButtonLink>
            )}
            {openUrl !== null && test && (
              <Button
                onClick={() => void run('stop', () => write(stopTestPayment, { testNo: test.testNo }))}
                pending={activity === 'stop'}
                size="sm"
              >
                {t('setup.testPayment.stop')}
              </Button>
            )}
            <Button
              onClick={() => void run('start', () => write(startTestPayment, {}))}
              pending={activity === 'start'}
              size="sm"
              variant={openUrl === null ? 'primary' : 'quiet'}
            >
              {t(test ? 'setup.testPayment.again' : 'setup.testPayment.start')}
            </Button>
          </div>
        )}
      </Block>
    </div>
  );
}
