import { problems } from '../ko/problems';

/** Korean. One file a part of the product under `ko/`; this is the whole pack, loaded alone in a browser. */
export const ko = { problems } as const;
