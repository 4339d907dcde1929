import { setProblemHandler } from '@dining/client/call';
import { createQueryClient } from '@dining/client/query-client';
import type { Language } from '@dining/domain/shared/language';
import { Alerts } from '@dining/ui/alerts';
import type { Modals } from '@dining/ui/modal-context';
import { createStore } from '@dining/ui/store';
import { createActionQueue } from '../entities/service/action-queue';
import { sendAction } from '../entities/service/send-action';
import { meQuery, type SessionState } from '../entities/session/session';
import { createTranslations } from '../lib/i18n';
import { createToastStore } from '../lib/notify';
import { getStored, setStored } from '../lib/storage';

const scopeKey = 'consoleScope';

/** Creates the store of the chosen scope, which is kept in local storage. */
function createChosenScope() {
  const store = createStore(getStored(scopeKey) ?? '');
  store.watch(() => setStored(scopeKey, store.get()));
  return store;
}

/** Creates the stores and clients that one tab of the console uses. */
export function createConsoleSite(language: Language) {
  const modals: Modals = {};
  const queryClient = createQueryClient(() => undefined);
  return {
    queryClient,
    translations: createTranslations(language),
    alerts: new Alerts(),
    modals,
    sessionState: createStore<SessionState>('active'),
    chosenScope: createChosenScope(),
    toast: createToastStore(),
    actionQueue: createActionQueue((act, key, staffId) => sendAction(queryClient, act, key, staffId)),
  };
}
export type ConsoleSite = ReturnType<typeof createConsoleSite>;

/** Shows the sign-in over the open screen when a response says that the session has ended. */
export const watchSession = ({ queryClient, sessionState }: Pick<ConsoleSite, 'queryClient' | 'sessionState'>): void =>
  setProblemHandler(({ status }) => {
    if (status === 401 && queryClient.getQueryData(meQuery.queryKey) !== undefined) sessionState.set('ended');
  });
