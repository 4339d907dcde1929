import type { ResvCode } from '@dining/domain/shared/codes';
import { forgetInTab, keepInTab, keptInTab } from '../../lib/session-store';

const key = 'justBooked';
const reportedKey = 'toldPurchases';
/** So many are remembered; nobody comes back to the page of the one before these with the mark still set. */
const maxRemembered = 20;

/** Notes that this tab has just made the reservation, for the completed page to tell it once as a purchase. */
export const markBooked = (resvCode: ResvCode): void => keepInTab(key, resvCode);

/** Whether this tab has just made it; true once a browser, however many of its windows saw the payment end. */
export function takeBooked(resvCode: string): boolean {
  if (keptInTab(key) !== resvCode) return false;
  forgetInTab(key);
  return recordPurchase(resvCode);
}

/** A browser that allows no storage between its windows tells a reservation where it was made. */
function recordPurchase(resvCode: string): boolean {
  try {
    const reported = (localStorage.getItem(reportedKey) ?? '').split(',').filter(Boolean);
    if (reported.includes(resvCode)) return false;
    localStorage.setItem(reportedKey, [resvCode, ...reported].slice(0, maxRemembered).join(','));
  } catch {
    // Forbidden or full.
  }
  return true;
}
