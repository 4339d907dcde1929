/** Maximum number of days that can be closed or listed at once: about three months. */
export const closingDaysLimit = 92;
