import { attendances } from '@dining/domain/reservations/attendance';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useActionQueue, useQueuedActions } from '../../entities/service/action-queue';
import { serviceKey } from '../../entities/service/service';
import type { QueuedAction } from '../../entities/service/service-action';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

const retryMs = 3_000;

/**
 * While actions wait, retries to send them every few seconds and when the connection is restored, and warns before the
 * tab is closed.
 */
function useRetryOfWaitingActions(hasWaitingActions: boolean): void {
  const { flush } = useActionQueue();
  useEffect(() => {
    if (!hasWaitingActions) return undefined;
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
  }, [flush, hasWaitingActions]);
}

function FailedAction({ action }: { action: QueuedAction }) {
  const translations = useTranslations();
  const { t } = translations;
  const queue = useActionQueue();
  const queryClient = useQueryClient();
  const { problem, key, label, to, request } = action;
  const current = attendances.find((attendance) => attendance === problem?.current['attendance']);
  const discard = () => {
    queue.discard(key);
    void queryClient.invalidateQueries({ queryKey: serviceKey });
  };
  const repeat = () => {
    queue.discard(key);
    if (current !== undefined && request.type === 'move')
      void queue.add({ ...action, request: { ...request, body: { ...request.body, from: current } } });
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

interface ActionQueueStripProps {
  /** True if the shown service could not be refreshed. */
  readonly isStale: boolean;
}

/**
 * Shows the actions of this tab that the server has refused and, if the service is stale, those that wait to be sent.
 */
export function ActionQueueStrip({ isStale }: ActionQueueStripProps) {
  const { t } = useTranslations();
  const actions = useQueuedActions();
  const waitingActions = actions.filter(({ problem }) => problem === undefined);
  useRetryOfWaitingActions(waitingActions.length > 0);
  return (
    <div className="grid gap-2">
      {isStale && waitingActions.length > 0 && (
        <Notice title={t('staffService.queue.title', { count: waitingActions.length })} tone="warning">
          {waitingActions.map(({ key, label, to }) => (
            <span className="block" key={key}>
              {to === undefined ? label : `${label} · ${t(`staffService.states.${to}`)}`}
            </span>
          ))}
        </Notice>
      )}
      {actions
        .filter(({ problem }) => problem !== undefined)
        .map((action) => (
          <FailedAction action={action} key={action.key} />
        ))}
    </div>
  );
}
