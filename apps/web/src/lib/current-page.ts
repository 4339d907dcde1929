import { useMatch } from '@tanstack/react-router';

export const usePagePath = (): string => useMatch({ strict: false, select: ({ pathname }) => pathname });

/**
 * Returns true if the URL still belongs to the page. Back and Forward restore the next page's search shortly before the
 * old page unmounts, which must then ignore missing data.
 */
export const isCurrentPage = (page: string): boolean => location.pathname === page;
