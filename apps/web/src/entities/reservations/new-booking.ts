import type { ResvCode } from '@dining/domain/shared/codes';
import { getTabItem, removeTabItem, setTabItem } from '../../lib/tab-storage';

const key = 'justBooked';
const reportedKey = 'toldPurchases';
/** Number of reported reservations that the browser stores. A `key` older than that many bookings is dropped. */
const maxRemembered = 20;

/** Marks the reservation as just made in this tab, so that the completion page reports one purchase. */
export const saveNewBooking = (resvCode: ResvCode): void => setTabItem(key, resvCode);

export function consumeNewBooking(resvCode: string): boolean {
  if (getTabItem(key) !== resvCode) return false;
  removeTabItem(key);
  return recordPurchase(resvCode);
}

function recordPurchase(resvCode: string): boolean {
  try {
    const reported = (localStorage.getItem(reportedKey) ?? '').split(',').filter(Boolean);
    if (reported.includes(resvCode)) return false;
    localStorage.setItem(reportedKey, [resvCode, ...reported].slice(0, maxRemembered).join(','));
  } catch {
    // Storage is blocked or full.
  }
  return true;
}
