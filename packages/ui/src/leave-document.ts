/** The event that `leaveDocument` sends to the window. Whoever prevents it calls `detail` later. */
export const leaveEvent = 'leavedocument';

/** Leaves the document by `leave`, after a traversal of `modal-history` that has not ended: one would cancel the other. */
export function leaveDocument(leave: () => void): void {
  if (dispatchEvent(new CustomEvent(leaveEvent, { detail: leave, cancelable: true }))) leave();
}
