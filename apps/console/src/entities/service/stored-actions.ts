import { getSessionStored, setSessionStored } from '../../lib/storage';
import type { QueuedAction } from './service-action';

/** ADR 42. Shorter than the day for which the server remembers idempotency keys. */
const maxAgeMs = 12 * 3_600_000;

const createStorageKey = (staffId: string): string => `consoleActs ${staffId}`;

const requestTypes: readonly unknown[] = ['move', 'undo', 'addWalkIn', 'endWalkIn'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Validates what this tab has stored, because an earlier release may have stored actions in another format. */
function isStoredAction(value: unknown): value is QueuedAction {
  if (!isRecord(value) || !isRecord(value['request']) || !isRecord(value['request']['body'])) return false;
  const { subject, label, dinCode, key, at, request } = value;
  return (
    [subject, label, dinCode, key].every((field) => typeof field === 'string') &&
    typeof at === 'number' &&
    requestTypes.includes(request['type'])
  );
}

/** Loads the actions that a staff member has recorded in this tab, without those that are too old to be sent. */
export function loadActions(staffId: string): readonly QueuedAction[] {
  try {
    const storedActions: unknown = JSON.parse(getSessionStored(createStorageKey(staffId)) ?? '[]');
    if (!Array.isArray(storedActions)) return [];
    return storedActions.filter(isStoredAction).filter(({ at }) => at > Date.now() - maxAgeMs);
  } catch {
    return [];
  }
}

/** Stores actions for this tab. A refused action is stored without its refusal: it is sent, and refused, again. */
export function storeActions(staffId: string, actions: readonly QueuedAction[]): void {
  const storableActions = actions.map(({ problem: _problem, ...action }) => action);
  setSessionStored(createStorageKey(staffId), storableActions.length === 0 ? null : JSON.stringify(storableActions));
}
