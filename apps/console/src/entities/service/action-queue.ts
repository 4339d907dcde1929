import { createContext, useSyncExternalStore } from 'react';
import { attempt } from '../../lib/attempt';
import { createIdempotencyKey } from '../../lib/create-idempotency-key';
import { useRequired } from '../../lib/required-context';
import { createStore, type Store } from '../../lib/store';
import type { QueuedAction, ServiceAction } from './service-action';
import { loadActions, storeActions } from './stored-actions';

/**
 * Sends an action as the given staff member: a change of attendance or a walk-in that the server has not confirmed yet.
 * The server refuses it in the session of another staff member.
 */
export type SendAction = (action: ServiceAction, key: string, staffId: string) => Promise<unknown>;

/**
 * Actions of one staff member in this tab, sent one after another in their order. They are stored in the tab until they
 * are sent, and wait while the connection is lost.
 */
export interface ActionQueue extends Pick<Store<readonly QueuedAction[]>, 'get' | 'watch'> {
  /** Switches to the actions of this staff member: only these are shown and sent. */
  readonly open: (staffId: string) => void;
  /** Adds an action and sends all waiting actions. With `key`, repeats an attempt whose response was lost. */
  readonly add: (action: ServiceAction, key?: string) => Promise<void>;
  readonly flush: () => Promise<void>;
  readonly discard: (key: string) => void;
  /** Discards all actions, when the staff member signs out. */
  readonly clear: () => void;
}

export function createActionQueue(send: SendAction): ActionQueue {
  const store = createStore<readonly QueuedAction[]>([]);
  let ownerId: string | undefined;
  let currentFlush: Promise<void> | undefined;
  const setActions = (actions: readonly QueuedAction[]): void => {
    store.set(actions);
    if (ownerId !== undefined) storeActions(ownerId, actions);
  };
  const discard = (key: string) => setActions(store.get().filter((action) => action.key !== key));

  const sendWaitingActions = async (): Promise<void> => {
    for (;;) {
      const staffId = ownerId;
      const action = store.get().find(({ problem }) => problem === undefined);
      if (action === undefined || staffId === undefined) return;
      const outcome = await attempt(() => send(action, action.key, staffId));
      if (ownerId !== staffId) return;
      if (outcome.ok) discard(action.key);
      // The action stays in the queue until the connection or the session is restored.
      else if (outcome.problem.isTransient || outcome.problem.status === 401) return;
      else
        setActions(store.get().map((each) => (each.key === action.key ? { ...each, problem: outcome.problem } : each)));
    }
  };
  const flush = (): Promise<void> => {
    currentFlush ??= sendWaitingActions().finally(() => {
      currentFlush = undefined;
    });
    return currentFlush;
  };
  return {
    get: store.get,
    watch: store.watch,
    open: (staffId) => {
      if (ownerId === staffId) return;
      ownerId = staffId;
      store.set(loadActions(staffId));
      void flush();
    },
    add: (action, key = createIdempotencyKey()) => {
      setActions([...store.get(), { ...action, key, at: Date.now(), problem: undefined }]);
      return flush();
    },
    flush,
    discard,
    clear: () => setActions([]),
  };
}

export const ActionQueueContext = createContext<ActionQueue | undefined>(undefined);

export const useActionQueue = (): ActionQueue => useRequired(ActionQueueContext);

export function useQueuedActions(): readonly QueuedAction[] {
  const { get, watch } = useActionQueue();
  return useSyncExternalStore(watch, get);
}
