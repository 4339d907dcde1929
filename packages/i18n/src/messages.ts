import type { ko } from './packs/ko';

/** The shape of a pack: Korean sets the keys, so that a missing one in another language fails the type check. */
type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> };
export type Messages = Texts<typeof ko>;
