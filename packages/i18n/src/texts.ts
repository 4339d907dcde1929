/**
 * Texts of one language. Korean defines the keys, so that the type check finds missing ones in other languages. In
 * languages with a singular (English), a text with `{{count}}` may also have a text for 1, whose key ends in `_one`.
 */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? string : Texts<T[K]> } & {
  readonly [K in keyof T & string as T[K] extends string ? `${K}_one` : never]?: string;
};
