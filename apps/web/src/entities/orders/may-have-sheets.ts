import { useOrderSheetIds } from '../search/search-state';
import { useSession } from '../session/session';

export function useMayHaveSheets(): boolean {
  const hasSheetIds = useOrderSheetIds().length > 0;
  const isMember = useSession()?.userDetails !== undefined;
  return hasSheetIds || isMember;
}
