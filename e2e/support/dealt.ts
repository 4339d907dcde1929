/**
 * `npm test` walks each journey once, its languages and devices dealt out over the journeys; `npm run e2e -- all` walks
 * all of them. Says of one walk of a journey whether it is the one that is dealt.
 */
export const dealt = (isDealt: boolean): { tag?: string } => (isDealt ? {} : { tag: '@all' });
