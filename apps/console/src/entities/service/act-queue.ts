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
 * Acts of one staff member in this tab, sent one after another in their order. While the connection is lost they wait,
 * and are stored in the tab until they are sent.
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
  let owner: string | undefined;
  let sending: Promise<void> | undefined;
  const set = (acts: readonly QueuedAct[]): void => {
    store.set(acts);
    if (owner !== undefined) storeActs(owner, acts);
  };
  const discard = (key: string) => set(store.get().filter((act) => act.key !== key));

  const sendWaiting = async (): Promise<void> => {
    for (;;) {
      const staffId = owner;
      const act = store.get().find(({ problem }) => problem === undefined);
      if (act === undefined || staffId === undefined) return;
      const outcome = await attempt(() => send(act, act.key, staffId));
      if (owner !== staffId) return;
      if (outcome.ok) discard(act.key);
      // The act stays in the queue until the connection or the session is restored.
      else if (outcome.problem.isTransient || outcome.problem.status === 401) return;
      else set(store.get().map((each) => (each.key === act.key ? { ...each, problem: outcome.problem } : each)));
    }
  };
  const flush = (): Promise<void> => {
    sending ??= sendWaiting().finally(() => {
      sending = undefined;
    });
    return sending;
  };
  return {
    get: store.get,
    watch: store.watch,
    open: (staffId) => {
      if (owner === staffId) return;
      owner = staffId;
      store.set(loadActs(staffId));
      void flush();
    },
    add: (act, key = createIdempotencyKey()) => {
      set([...store.get(), { ...act, key, at: Date.now(), problem: undefined }]);
      return flush();
    },
    flush,
    discard,
    clear: () => set([]),
  };
}

export const ActQueueContext = createContext<ActQueue | undefined>(undefined);

export const useActQueue = (): ActQueue => useRequired(ActQueueContext);

export function useQueuedActs(): readonly QueuedAct[] {
  const { get, watch } = useActQueue();
  return useSyncExternalStore(watch, get);
}
