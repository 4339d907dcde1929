import { attendances } from '@dining/domain/reservations/attendance';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { QueuedAct } from '../../entities/service/act';
import { useActQueue, useQueuedActs } from '../../entities/service/act-queue';
import { serviceKey } from '../../entities/service/service';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

const retryMs = 3_000;

/**
 * While acts wait, retries to send them every few seconds and when the connection is restored, and warns before the
 * tab is closed.
 */
function useRetryOfWaitingActs(hasWaitingActs: boolean): void {
  const { flush } = useActQueue();
  useEffect(() => {
    if (!hasWaitingActs) return undefined;
    const send = () => void flush();
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const timer = setInterval(send, retryMs);
    addEventListener('online', send);
    addEventListener('beforeunload', warn);
    return () => {
      clearInterval(timer);
      removeEventListener('online', send);
      removeEventListener('beforeunload', warn);
    };
  }, [flush, hasWaitingActs]);
}

function FailedAct({ act }: { act: QueuedAct }) {
  const translations = useTranslations();
  const { t } = translations;
  const queue = useActQueue();
  const queryClient = useQueryClient();
  const { problem, key, label, to, request } = act;
  const current = attendances.find((attendance) => attendance === problem?.current['attendance']);
  const discard = () => {
    queue.discard(key);
    void queryClient.invalidateQueries({ queryKey: serviceKey });
  };
  const repeat = () => {
    queue.discard(key);
    if (current !== undefined && request.type === 'move')
      void queue.add({ ...act, request: { ...request, body: { ...request.body, from: current } } });
  };
  return (
    <Notice
      action={
        <span className="flex flex-wrap gap-3">
          {current !== undefined && request.type === 'move' && (
            <Button onClick={repeat} size="sm">
              {t('staffService.queue.anyway')}
            </Button>
          )}
          <Button onClick={discard} size="sm" variant="quiet">
            {t('staffService.queue.drop')}
          </Button>
        </span>
      }
      announce
      title={`${t('staffService.queue.failed')}: ${label}`}
      tone="error"
    >
      {problem !== undefined && formatProblem(translations, problem)}
      {to !== undefined && current !== undefined && (
        <span className="block">
          {t('staffService.queue.yours', { state: t(`staffService.states.${to}`) })}
          {' · '}
          {t('staffService.queue.theirs', { state: t(`staffService.states.${current}`) })}
        </span>
      )}
    </Notice>
  );
}

interface ActQueueStripProps {
  /** True if the shown service could not be refreshed. */
  readonly isStale: boolean;
}

/** Shows the acts of this tab that the server has refused and, if the service is stale, those that wait to be sent. */
export function ActQueueStrip({ isStale }: ActQueueStripProps) {
  const { t } = useTranslations();
  const acts = useQueuedActs();
  const waitingActs = acts.filter(({ problem }) => problem === undefined);
  useRetryOfWaitingActs(waitingActs.length > 0);
  return (
    <div className="grid gap-2">
      {isStale && waitingActs.length > 0 && (
        <Notice title={t('staffService.queue.title', { count: waitingActs.length })} tone="warning">
          {waitingActs.map(({ key, label, to }) => (
            <span className="block" key={key}>
              {to === undefined ? label : `${label} · ${t(`staffService.states.${to}`)}`}
            </span>
          ))}
        </Notice>
      )}
      {acts
        .filter(({ problem }) => problem !== undefined)
        .map((act) => (
          <FailedAct act={act} key={act.key} />
        ))}
    </div>
  );
}
