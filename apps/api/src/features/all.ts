import type { Feature } from '../deps';

/** Every feature of the server, one a noun. */
export const features: readonly Feature[] = [];
