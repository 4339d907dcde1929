import { getSessionStored, setSessionStored } from '../../lib/storage';
import type { QueuedAct } from './act';

/** The maximum duration of a session (ADR 42). Shorter than the day for which the server remembers idempotency keys. */
const maxAgeMs = 12 * 3_600_000;

const createStorageKey = (staffId: string): string => `consoleActs ${staffId}`;

const requestTypes: readonly unknown[] = ['move', 'undo', 'addWalkIn', 'endWalkIn'];

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Validates what this tab has stored, because an earlier release may have stored acts in another format. */
function isStoredAct(value: unknown): value is QueuedAct {
  if (!isRecord(value) || !isRecord(value['request']) || !isRecord(value['request']['body'])) return false;
  const { subject, label, dinCode, key, at, request } = value;
  return (
    [subject, label, dinCode, key].every((field) => typeof field === 'string') &&
    typeof at === 'number' &&
    requestTypes.includes(request['type'])
  );
}

/** Loads the acts that a staff member has recorded in this tab, without those that are too old to be sent. */
export function loadActs(staffId: string): readonly QueuedAct[] {
  try {
    const storedActs: unknown = JSON.parse(getSessionStored(createStorageKey(staffId)) ?? '[]');
    if (!Array.isArray(storedActs)) return [];
    return storedActs.filter(isStoredAct).filter(({ at }) => at > Date.now() - maxAgeMs);
  } catch {
    return [];
  }
}

/** Stores acts for this tab. A refused act is stored without its refusal: it is sent, and refused, again. */
export function storeActs(staffId: string, acts: readonly QueuedAct[]): void {
  const storableActs = acts.map(({ problem: _problem, ...act }) => act);
  setSessionStored(createStorageKey(staffId), storableActs.length === 0 ? null : JSON.stringify(storableActs));
}
