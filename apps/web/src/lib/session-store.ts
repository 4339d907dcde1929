/** What a browser that allows no storage has kept instead: for as long as the page is not loaded anew. */
const inPage = new Map<string, string>();

/**
 * Keeps a small value for as long as the tab is open, so that a reload loses nothing. Where storage is forbidden or full, the
 * page keeps it itself, and nothing breaks.
 */
export function keepInTab(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(key, text);
    inPage.delete(key);
  } catch {
    inPage.set(key, text);
  }
}

/** Whether what was kept under the key is there after a reload, too. */
export const outlivesReload = (key: string): boolean => !inPage.has(key);

/** What was kept under the key, for the caller to look at before it is believed; null where there is nothing readable. */
export function keptInTab(key: string): unknown {
  try {
    return JSON.parse(inPage.get(key) ?? sessionStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

export function forgetInTab(key: string): void {
  inPage.delete(key);
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Nothing is kept there.
  }
}

/** Forgets all that this tab has kept. */
export function forgetTab(): void {
  inPage.clear();
  try {
    sessionStorage.clear();
  } catch {
    // Nothing is kept there.
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
