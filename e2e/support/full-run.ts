/**
 * Returns the tag of a journey that `npm test` leaves out. `npm test` runs each journey in one language and on one
 * device, `npm run e2e -- all` in all of them.
 */
export const tagFullRun = (isInQuickRun: boolean): { tag?: string } => (isInQuickRun ? {} : { tag: '@all' });
