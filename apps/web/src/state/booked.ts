import type { ResvCode } from '@dining/domain/shared/codes';
import { forgetInTab, keepInTab, keptInTab } from '../lib/session-store';

const key = 'justBooked';

/** Notes that this tab has just made the reservation, for the completed page to tell it once as a purchase. */
export const markBooked = (resvCode: ResvCode): void => keepInTab(key, resvCode);

/** Whether this tab has just made it; true once, however often the page is loaded. */
export function takeBooked(resvCode: string): boolean {
  const fresh = keptInTab(key) === resvCode;
  if (fresh) forgetInTab(key);
  return fresh;
}
