import type { ProblemError } from '@dining/client/problem-error';
import type { Attendance } from '@dining/domain/reservations/attendance';
import { createContext, useSyncExternalStore } from 'react';
import { attempt } from '../../lib/attempt';
import { createKey } from '../../lib/create-key';
import { useRequired } from '../../lib/required-context';
import { createStore, type Store } from '../../lib/store';

/** Something that staff have recorded, and the server has not confirmed yet. */
export interface Act {
  /** Names the reservation or walk-in. */
  readonly subject: string;
  /** Of the party, for the list of what waits. */
  readonly label: string;
  /** Where the party is then; absent if the server decides. */
  readonly to?: Attendance;
  /** Sends it. The server does it once for each key. */
  readonly send: (key: string) => Promise<unknown>;
  /** Sends it again in the state that the server has, after a conflict. */
  readonly sendAnyway?: ((current: Attendance, key: string) => Promise<unknown>) | undefined;
}

export interface QueuedAct extends Act {
  readonly key: string;
  /** Why the server has refused it; undefined while it waits. */
  readonly problem?: ProblemError | undefined;
}

/** Acts of this tab, sent one after another in their order. They wait while the connection is lost. */
export interface ActQueue extends Pick<Store<readonly QueuedAct[]>, 'get' | 'watch'> {
  /** Adds an act and sends what waits. `key` continues an attempt whose answer was lost. */
  readonly add: (act: Act, key?: string) => Promise<void>;
  readonly flush: () => Promise<void>;
  readonly discard: (key: string) => void;
}

export function createActQueue(): ActQueue {
  const store = createStore<readonly QueuedAct[]>([]);
  let sending: Promise<void> | undefined;
  const discard = (key: string) => store.set(store.get().filter((act) => act.key !== key));

  const sendWaiting = async (): Promise<void> => {
    for (;;) {
      const act = store.get().find(({ problem }) => problem === undefined);
      if (act === undefined) return;
      const outcome = await attempt(() => act.send(act.key));
      if (outcome.ok) discard(act.key);
      // It stays until the connection, or the session, is back.
      else if (outcome.problem.isTransient || outcome.problem.status === 401) return;
      else store.set(store.get().map((each) => (each.key === act.key ? { ...each, problem: outcome.problem } : each)));
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
    add: (act, key = createKey()) => {
      store.set([...store.get(), { ...act, key, problem: undefined }]);
      return flush();
    },
    flush,
    discard,
  };
}

export const ActQueueContext = createContext<ActQueue | undefined>(undefined);

export const useActQueue = (): ActQueue => useRequired(ActQueueContext);

export function useQueuedActs(): readonly QueuedAct[] {
  const { get, watch } = useActQueue();
  return useSyncExternalStore(watch, get);
}
