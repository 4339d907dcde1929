/** Stands in for the storage of a tab in a browser that refuses it: until the page is loaded again. */
class PageStorage extends Map<string, string> {
  getItem(key: string): string | null {
    return this.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.set(key, value);
  }
  removeItem(key: string): void {
    this.delete(key);
  }
}

/**
 * Keeps a small value for as long as the tab is open, so that a reload loses nothing. Where storage is forbidden or full, the
 * page keeps it itself, and nothing breaks.
 */
export function keepInTab(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Another visitor finds nothing of this one after a reload.
    forgetTab();
    Object.defineProperty(globalThis, 'sessionStorage', { value: new PageStorage(), configurable: true });
    sessionStorage.setItem(key, text);
  }
}

/** Returns true if what was kept is there after a reload, too. */
export const outlivesReload = (): boolean => !(sessionStorage instanceof PageStorage);

/** Returns what was kept under the key, to be checked before it is believed; null if there is nothing readable. */
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
    // Nothing is kept there.
  }
}

/** Forgets all that this tab has kept. */
export function forgetTab(): void {
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
