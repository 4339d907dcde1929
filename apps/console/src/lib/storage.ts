/** Returns a stored text; null if there is none, or if the browser denies storage, as in some private windows. */
export function getStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function setStored(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Without storage the value is not kept.
  }
}

/** Like `getStored`, for texts that are stored for this tab until it is closed. */
export function getSessionStored(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text for this tab, or removes it. */
export function setSessionStored(key: string, value: string | null): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Without storage the value is not kept.
  }
}

/** Lists the keys of the texts of this tab that begin with `prefix`. */
export function listSessionKeys(prefix: string): readonly string[] {
  try {
    return Object.keys(sessionStorage).filter((key) => key.startsWith(prefix));
  } catch {
    return [];
  }
}
