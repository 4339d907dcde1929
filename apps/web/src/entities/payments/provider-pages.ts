import { leaveDocument } from '../../lib/leave-document';
import { getOpenPayment, keepOpenPayment, type OpenPayment } from './open-payment';

/** Browsers keep no more entries than this, and then nothing can be counted by their number. */
const fullHistory = 50;

/** Goes to the provider in this very window, and notes where in the tab's history the payment page stands. */
export function leaveForProvider(url: string): void {
  // An entry more, past the router: nothing lies ahead of it, so that the number of entries is its place. The provider takes it over.
  History.prototype.pushState.call(history, history.state, '', location.href);
  const payment = getOpenPayment();
  if (payment !== null && history.length < fullHistory) keepOpenPayment({ ...payment, leftAt: history.length - 1 });
  leaveDocument(() => location.replace(url));
}

/**
 * Goes back over the provider's pages to the payment page, which goes on from there, so that Back never leads to a payment window that
 * is dead. False where it is not known how many there are, or the payment began in another window.
 */
export function goBackOverProvider(returned: OpenPayment['returned'] & object): boolean {
  const payment = getOpenPayment();
  const { leftAt } = payment ?? {};
  if (payment === null || leftAt === undefined || history.length >= fullHistory || history.length <= leftAt) return false;
  keepOpenPayment({ ...payment, returned });
  history.go(leftAt - history.length);
  return true;
}
