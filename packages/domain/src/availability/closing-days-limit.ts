/** Maximum days that can be closed at once, or listed: a season. */
export const closingDaysLimit = 92;
