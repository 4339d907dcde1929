import { useMatch } from '@tanstack/react-router';

export const usePagePath = (): string => useMatch({ strict: false, select: ({ pathname }) => pathname });

/**
 * Returns true if the URL still belongs to the page. Back and Forward restore the booking search of the next page
 * shortly before the old page unmounts; the old page must then neither report missing data nor change the URL.
 */
export const isCurrentPage = (pagePath: string): boolean => location.pathname === pagePath;
