/**
 * The texts of one language: Korean sets the keys, so that a missing one in another language fails the type check. Where a
 * language has a singular (English), a text that names `{{count}}` may have a `_one` beside it, which is taken for 1.
 */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> } & {
  readonly [K in keyof T & string as T[K] extends string ? `${K}_one` : never]?: string;
};
