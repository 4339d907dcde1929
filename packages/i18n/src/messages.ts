import type { ko } from './packs/ko';

/**
 * The shape of a pack: Korean sets the keys, so that a missing one in another language fails the type check. Where a
 * language has a singular (English), a text that names `{{count}}` may have a `_one` beside it; i18next takes it for 1.
 */
type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> } & {
  readonly [K in keyof T & string as T[K] extends string ? `${K}_one` : never]?: string;
};
export type Messages = Texts<typeof ko>;
