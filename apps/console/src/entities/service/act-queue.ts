import { createContext, useSyncExternalStore } from 'react';
import { attempt } from '../../lib/attempt';
import { createIdempotencyKey } from '../../lib/create-idempotency-key';
import { useRequired } from '../../lib/required-context';
import { createStore, type Store } from '../../lib/store';
import type { Act, QueuedAct } from './act';
import { loadActs, storeActs } from './stored-acts';

/**
 * Sends an act as the given staff member: a change of attendance or a walk-in that the server has not confirmed yet.
 * The server refuses it in the session of another staff member.
 */
export type SendAct = (act: Act, key: string, staffId: string) => Promise<unknown>;

/**
 * Acts of one staff member in this tab, sent one after another in their order. They are stored in the tab until they
 * are sent, and wait while the connection is lost.
 */
export interface ActQueue extends Pick<Store<readonly QueuedAct[]>, 'get' | 'watch'> {
  /** Switches to the acts of this staff member: only these are shown and sent. */
  readonly open: (staffId: string) => void;
  /** Adds an act and sends all waiting acts. With `key`, repeats an attempt whose response was lost. */
  readonly add: (act: Act, key?: string) => Promise<void>;
  readonly flush: () => Promise<void>;
  readonly discard: (key: string) => void;
  /** Discards all acts, when the staff member signs out. */
  readonly clear: () => void;
}

export function createActQueue(send: SendAct): ActQueue {
  const store = createStore<readonly QueuedAct[]>([]);
  let ownerId: string | undefined;
  let currentFlush: Promise<void> | undefined;
  const setActs = (acts: readonly QueuedAct[]): void => {
    store.set(acts);
    if (ownerId !== undefined) storeActs(ownerId, acts);
  };
  const discard = (key: string) => setActs(store.get().filter((act) => act.key !== key));

  const sendWaitingActs = async (): Promise<void> => {
    for (;;) {
      const staffId = ownerId;
      const act = store.get().find(({ problem }) => problem === undefined);
      if (act === undefined || staffId === undefined) return;
      const outcome = await attempt(() => send(act, act.key, staffId));
      if (ownerId !== staffId) return;
      if (outcome.ok) discard(act.key);
      // The act stays in the queue until the connection or the session is restored.
      else if (outcome.problem.isTransient || outcome.problem.status === 401) return;
      else setActs(store.get().map((each) => (each.key === act.key ? { ...each, problem: outcome.problem } : each)));
    }
  };
  const flush = (): Promise<void> => {
    currentFlush ??= sendWaitingActs().finally(() => {
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
      store.set(loadActs(staffId));
      void flush();
    },
    add: (act, key = createIdempotencyKey()) => {
      setActs([...store.get(), { ...act, key, at: Date.now(), problem: undefined }]);
      return flush();
    },
    flush,
    discard,
    clear: () => setActs([]),
  };
}

export const ActQueueContext = createContext<ActQueue | undefined>(undefined);

export const useActQueue = (): ActQueue => useRequired(ActQueueContext);

export function useQueuedActs(): readonly QueuedAct[] {
  const { get, watch } = useActQueue();
  return useSyncExternalStore(watch, get);
}
