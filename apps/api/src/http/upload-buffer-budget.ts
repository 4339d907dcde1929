const maxBytes = 256 * 1024 * 1024;
let reservedBytes = 0;

export interface UploadBufferBudget {
  readonly reserve: (bytes: number) => boolean;
  readonly release: () => void;
}

/** Creates the memory budget of one form. All budgets share one limit; `reserve` returns false beyond it. */
export function createUploadBufferBudget(): UploadBufferBudget {
  let formBytes = 0;
  return {
    reserve(bytes) {
      if (reservedBytes + bytes > maxBytes) return false;
      reservedBytes += bytes;
      formBytes += bytes;
      return true;
    },
    release() {
      reservedBytes -= formBytes;
      formBytes = 0;
    },
  };
}
