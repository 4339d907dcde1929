import { useMatch } from '@tanstack/react-router';

/** The path of the page that asks. */
export const usePagePath = (): string => useMatch({ strict: false, select: ({ pathname }) => pathname });

/**
 * Whether the address is still the page's own. Back and Forward restore the search of the page they lead to a moment before the one they
 * lead from goes: what that one misses in the meantime is nobody's fault.
 */
export const isCurrentPage = (page: string): boolean => location.pathname === page;
