/** The event that `navigateAway` dispatches. A listener that prevents its default must call `detail` later. */
export const leaveEvent = 'leavedocument';

/**
 * Leaves the document by calling `leave`, but only after a pending traversal of `modal-history` has ended, because each
 * would cancel the other.
 */
export function navigateAway(leave: () => void): void {
  if (dispatchEvent(new CustomEvent(leaveEvent, { detail: leave, cancelable: true }))) leave();
}
