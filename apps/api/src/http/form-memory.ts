/** Most bytes of forms that this process holds at a time, all members together. */
const maxBytes = 256 * 1024 * 1024;
let heldBytes = 0;

export interface FormMemory {
  /** Returns false if there is no room for as many bytes more. */
  readonly reserve: (bytes: number) => boolean;
  readonly release: () => void;
}

/** Accounts for the bytes of one form from when they come until it is released. */
export function createFormMemory(): FormMemory {
  let ownBytes = 0;
  return {
    reserve(bytes) {
      if (heldBytes + bytes > maxBytes) return false;
      heldBytes += bytes;
      ownBytes += bytes;
      return true;
    },
    release() {
      heldBytes -= ownBytes;
      ownBytes = 0;
    },
  };
}
