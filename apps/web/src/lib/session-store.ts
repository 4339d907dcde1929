/** Replaces session storage in browsers that deny it, until the next reload. */
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

/** Stores a small JSON value in session storage. If storage is denied or full, keeps it in memory. */
export function keepInTab(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Clears what is stored, so that it does not reappear after a reload.
    forgetTab();
    Object.defineProperty(globalThis, 'sessionStorage', { value: new PageStorage(), configurable: true });
    sessionStorage.setItem(key, text);
  }
}

export const isStoragePersistent = (): boolean => !(sessionStorage instanceof PageStorage);

/** Returns a stored value, which the caller must validate; null if missing or unreadable. */
export function readFromTab(key: string): unknown {
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

export function forgetTab(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Nothing is kept there.
  }
}

export const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

export const textIn = (value: unknown, field: string): string => {
  const found = asRecord(value)[field];
  return typeof found === 'string' ? found : '';
};
