/**
 * Tags a journey that the quick run leaves out. The quick run (`npm test`) runs each journey in one language and on one
 * device, the full run (`npm run e2e -- all`) in all of them.
 */
export const tagFullRun = (isInQuickRun: boolean): { tag?: string } => (isInQuickRun ? {} : { tag: '@all' });
