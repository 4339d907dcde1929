import type { Queries } from '../connect';

/** Lays out terms, cancellation policies and promotions. */
export async function layOutTexts(_db: Queries): Promise<void> {}
