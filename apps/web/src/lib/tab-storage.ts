/** Replaces session storage until the next reload if the browser denies access to it or it is full. */
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

export function setTabItem(key: string, value: unknown): void {
  const text = JSON.stringify(value);
  try {
    sessionStorage.setItem(key, text);
  } catch {
    // Clears the stored items, so that they do not reappear after a reload.
    clearTabItems();
    Object.defineProperty(globalThis, 'sessionStorage', { value: new PageStorage(), configurable: true });
    sessionStorage.setItem(key, text);
  }
}

export const isStoragePersistent = (): boolean => !(sessionStorage instanceof PageStorage);

/** Returns a stored value, which the caller must validate; null if missing or unreadable. */
export function getTabItem(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

export function removeTabItem(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Denied storage has no items.
  }
}

export function clearTabItems(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Denied storage has no items.
  }
}

export const toObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

export const getTextField = (value: unknown, field: string): string => {
  const fieldValue = toObject(value)[field];
  return typeof fieldValue === 'string' ? fieldValue : '';
};
