import type { ResvCode } from '@dining/domain/shared/codes';
import { getTabItem, removeTabItem, setTabItem } from '../../lib/tab-storage';

const storageKey = 'newBooking';
const reportedStorageKey = 'reportedPurchases';
/** Maximum number of reported reservations that the browser stores. */
const maxReportedCodes = 20;

/** Marks the reservation as just made in this tab, so that the completion page reports one purchase. */
export const saveNewBooking = (resvCode: ResvCode): void => setTabItem(storageKey, resvCode);

/** Returns true once for a reservation just made in this tab, unless another tab has reported its purchase. */
export function consumeNewBooking(resvCode: string): boolean {
  if (getTabItem(storageKey) !== resvCode) return false;
  removeTabItem(storageKey);
  return recordPurchase(resvCode);
}

function recordPurchase(resvCode: string): boolean {
  try {
    const reportedCodes = (localStorage.getItem(reportedStorageKey) ?? '').split(',').filter(Boolean);
    if (reportedCodes.includes(resvCode)) return false;
    localStorage.setItem(reportedStorageKey, [resvCode, ...reportedCodes].slice(0, maxReportedCodes).join(','));
  } catch {
    // Storage is blocked or full.
  }
  return true;
}
