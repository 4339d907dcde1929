/** Formats a number of reviews; above 9999 as '9999+' (Spec §9). */
export const formatReviewCount = (count: number): string => (count > 9999 ? '9999+' : String(count));
