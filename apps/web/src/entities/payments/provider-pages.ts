import { navigateAway } from '../../lib/navigate-away';
import { getOpenPayment, type OpenPayment, saveOpenPayment } from './open-payment';

/** Browsers limit the history to this length. Beyond it, positions cannot be counted. */
const maxHistoryLength = 50;

export function openProviderPage(url: string): void {
  // Pushes an entry that the router does not see. This drops forward entries, so that the history's length equals the
  // position. The provider's page replaces the entry.
  History.prototype.pushState.call(history, history.state, '', location.href);
  const payment = getOpenPayment();
  if (payment !== null && history.length < maxHistoryLength)
    saveOpenPayment({ ...payment, historyPosition: history.length - 1 });
  navigateAway(() => location.replace(url));
}

/**
 * Goes back past the provider's pages to the payment page, so that Back never reaches an ended payment window. Returns
 * false if the position is unknown or the payment started in another window.
 */
export function skipProviderPages(returnResult: OpenPayment['returnResult'] & object): boolean {
  const payment = getOpenPayment();
  const { historyPosition } = payment ?? {};
  if (
    payment === null ||
    historyPosition === undefined ||
    history.length >= maxHistoryLength ||
    history.length <= historyPosition
  )
    return false;
  saveOpenPayment({ ...payment, returnResult });
  history.go(historyPosition - history.length);
  return true;
}
