import { useOrderSheetIds } from '../search/search-state';
import { useSession } from '../session/session';

/** Whether the visitor may have open drafts: who has never made one has none; a member's may be from elsewhere. */
export function useMayHaveSheets(): boolean {
  const remembered = useOrderSheetIds().length > 0;
  const member = useSession()?.userDetails !== undefined;
  return remembered || member;
}
