import type { ResvCode } from '@dining/domain/shared/codes';
import { forgetInTab, keepInTab, readFromTab } from '../../lib/session-store';

const key = 'justBooked';
const reportedKey = 'toldPurchases';
/** Number of reservations remembered. Older completion pages are not opened with the mark still set. */
const maxRemembered = 20;

/** Marks the reservation as just made by this tab, so that the completion page reports one purchase. */
export const markBooked = (resvCode: ResvCode): void => keepInTab(key, resvCode);

/**
 * Returns true once per browser if this tab has just made the reservation, however many windows saw the payment end.
 */
export function takeBooked(resvCode: string): boolean {
  if (readFromTab(key) !== resvCode) return false;
  forgetInTab(key);
  return recordPurchase(resvCode);
}

/** Without local storage, the tab that made the reservation reports it. */
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
