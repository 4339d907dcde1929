import { useOrderSheetIds } from '../search/search-state';
import { useSession } from '../session/session';

export function useMayHaveSheets(): boolean {
  const remembered = useOrderSheetIds().length > 0;
  const member = useSession()?.userDetails !== undefined;
  return remembered || member;
}
