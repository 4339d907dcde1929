/**
 * Keeps a small value for as long as the tab is open, so that a reload loses nothing. A browser that allows no storage keeps
 * nothing, and nothing breaks.
 */
export function keepInTab(key: string, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the page works on without it.
  }
}

/** What was kept under the key, for the caller to look at before it is believed; null where there is nothing readable. */
export function keptInTab(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

export function forgetInTab(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}

/** The value as an object whose fields can be asked for. */
export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** A field that is a text, else ''. */
export const textIn = (value: unknown, field: string): string => {
  const found = asRecord(value)[field];
  return typeof found === 'string' ? found : '';
};
