import { leaveDocument } from '../../lib/leave-document';
import { getOpenPayment, keepOpenPayment, type OpenPayment } from './open-payment';

/** Browsers limit the history to this length; positions cannot be counted beyond it. */
const fullHistory = 50;

/** Opens the provider in this window and stores the payment page's position in the history. */
export function leaveForProvider(url: string): void {
  // Pushes an entry that the router does not see. It drops forward entries, so that the length equals the position; the
  // provider replaces it.
  History.prototype.pushState.call(history, history.state, '', location.href);
  const payment = getOpenPayment();
  if (payment !== null && history.length < fullHistory) keepOpenPayment({ ...payment, leftAt: history.length - 1 });
  leaveDocument(() => location.replace(url));
}

/**
 * Goes back past the provider's pages to the payment page, so that Back never reaches an ended payment window. Returns
 * false if the position is unknown or the payment started in another window.
 */
export function goBackOverProvider(returned: OpenPayment['returned'] & object): boolean {
  const payment = getOpenPayment();
  const { leftAt } = payment ?? {};
  if (payment === null || leftAt === undefined || history.length >= fullHistory || history.length <= leftAt)
    return false;
  keepOpenPayment({ ...payment, returned });
  history.go(leftAt - history.length);
  return true;
}
