type Handler = (event: PopStateEvent) => void;

let handler: Handler | undefined;

/** Has the traversals of the tab's history handled before the router hears of them, from when the first modal opens. */
export const setPopStateHandler = (next: Handler): void => {
  handler = next;
};

/**
 * Listens to the tab's history. Must run before the router is created: browsers call the window's own listeners in the order in which they
 * were added. `otherwise` is called while nothing handles traversals.
 */
export function listenToPopState(otherwise: () => void, options: AddEventListenerOptions = {}): void {
  const listen = (event: PopStateEvent) => (handler === undefined ? otherwise() : handler(event));
  addEventListener('popstate', listen, options);
}

let isLeaving = false;
let traversal: Promise<void> | undefined;

/** Names the traversal of the tab's history that is under way; undefined once it has ended. */
export const setTraversal = (underWay: Promise<void> | undefined): void => {
  traversal = underWay;
};

/** Returns true from when the document is being left: a traversal would cancel that. */
export const isLeavingDocument = (): boolean => isLeaving;

/** Leaves the document by `leave`, once a traversal that is under way has ended: one would cancel the other. */
export function leaveDocument(leave: () => void): void {
  isLeaving = true;
  const stay = () => {
    isLeaving = false;
  };
  addEventListener('pageshow', stay, { once: true });
  if (traversal === undefined) leave();
  else void traversal.then(leave);
}
