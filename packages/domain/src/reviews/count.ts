/** Formats a number of reviews, '9999+' at most (Spec §9). */
export const formatReviewCount = (count: number): string => (count > 9999 ? '9999+' : String(count));
