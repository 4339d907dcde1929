import { useOrderSheetIds } from '../search/search-state';
import { useSession } from '../session/session';

/** Returns true if the visitor may have open drafts: one of this browser, or a member's from another device. */
export function useMayHaveSheets(): boolean {
  const remembered = useOrderSheetIds().length > 0;
  const member = useSession()?.userDetails !== undefined;
  return remembered || member;
}
