import { useMatch } from '@tanstack/react-router';

/**
 * The path of the page that asks, and whether the address is still its own. Back and Forward restore the search of the page they lead to a
 * moment before the one they lead from goes: what that one misses in the meantime is nobody's fault.
 */
export function usePageInSight(): { readonly page: string; readonly inSight: () => boolean } {
  const page = useMatch({ strict: false, select: ({ pathname }) => pathname });
  return { page, inSight: () => location.pathname === page };
}
