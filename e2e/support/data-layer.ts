import type { Page } from '@playwright/test';

/** One entry of the data layer, as a tag manager would read it. */
export interface Told {
  readonly event?: string;
  readonly ecommerce?: (Readonly<Record<string, unknown>> & { readonly items?: readonly { readonly price?: number }[] }) | null;
  readonly [parameter: string]: unknown;
}

/** What this page has told since it was loaded. */
export const toldBy = (page: Page): Promise<Told[]> =>
  page.evaluate(() => (window as unknown as { dataLayer?: Told[] }).dataLayer ?? []);

/** The names of the events among entries, in their order. */
export const eventsIn = (told: readonly Told[]): string[] => told.flatMap(({ event }) => (event === undefined ? [] : [event]));

/** The parameters of the events of this name. */
export const stepsIn = (told: readonly Told[], name: string): (Told['ecommerce'] & object)[] =>
  told.flatMap(({ event, ecommerce }) => (event === name && ecommerce ? [ecommerce] : []));
