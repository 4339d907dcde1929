import type { Page } from '@playwright/test';

export interface DataLayerEntry {
  readonly event?: string;
  readonly ecommerce?:
    | (Readonly<Record<string, unknown>> & { readonly items?: readonly { readonly price?: number }[] })
    | null;
  readonly [parameter: string]: unknown;
}

/** Returns the entries since the page was loaded. */
export const getDataLayer = (page: Page): Promise<DataLayerEntry[]> =>
  page.evaluate(() => (window as unknown as { dataLayer?: DataLayerEntry[] }).dataLayer ?? []);

export const listEventNames = (entries: readonly DataLayerEntry[]): string[] =>
  entries.flatMap(({ event }) => (event === undefined ? [] : [event]));

export const listEcommerceParameters = (
  entries: readonly DataLayerEntry[],
  name: string,
): (DataLayerEntry['ecommerce'] & object)[] =>
  entries.flatMap(({ event, ecommerce }) => (event === name && ecommerce ? [ecommerce] : []));
