/** Spec §9: a count of reviews as it is shown, capped at '9999+'. */
export const formatReviewCount = (count: number): string => (count > 9999 ? '9999+' : String(count));
