/**
 * Tags a journey that the quick run leaves out. The quick run (`npm test`) runs the journeys that use this only in some
 * of their languages, widths or pages, the full run (`npm run e2e -- all`) in all of them.
 */
export const tagFullRun = (isInQuickRun: boolean): { tag?: string } => (isInQuickRun ? {} : { tag: '@all' });
