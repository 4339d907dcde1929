import type { CallTypes } from './endpoint';

/** Every call of the product, in the order of the specification's section 7. */
export const endpoints = [] as const;

type Endpoint = (typeof endpoints)[number];

/** `'POST /api/din/list'` and so on, each with its parts: what the site's `call` is typed by. */
export type Api = { [E in Endpoint as `${E['method']} ${E['path']}`]: CallTypes<E> };
