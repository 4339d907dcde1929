/** Limits the bytes of all forms that this process holds. */
const maxBytes = 256 * 1024 * 1024;
let heldBytes = 0;

export interface FormMemory {
  readonly reserve: (bytes: number) => boolean;
  readonly release: () => void;
}

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
