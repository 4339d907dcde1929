/** Most days that are closed at once, or listed: a season. */
export const closingDaysLimit = 92;
