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
