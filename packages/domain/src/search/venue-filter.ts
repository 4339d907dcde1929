import type { ReservationType } from '../products/product';
import type { Field } from './search-fields';

/** Cuisines by which guests can filter. A venue states one cuisine or none. */
export const cuisines = ['korean', 'japanese', 'chinese', 'western', 'grill', 'buffet', 'lounge'] as const;
export type Cuisine = (typeof cuisines)[number];

/**
 * `room`: has private rooms; `children`: welcomes children of every age; `view`: has a view of a city, the sea or a
 * garden.
 */
export const venueFeatures = ['room', 'children', 'view'] as const;
export type VenueFeature = (typeof venueFeatures)[number];

/** Limits a search for a table to some venues. */
export interface VenueFilter {
  /** Null matches every cuisine. */
  readonly cuisine: Cuisine | null;
  /** Features that a venue must have, all of them. */
  readonly features: readonly VenueFeature[];
}

/** The fields of a venue that a filter compares. */
export interface FilterableVenue {
  readonly cuisine: Cuisine | null;
  readonly welcomesChildren: boolean;
  readonly hasView: boolean;
  readonly categories: readonly { readonly reservationType: ReservationType }[];
}

export const noFilter: VenueFilter = { cuisine: null, features: [] };

const hasFeature: Readonly<Record<VenueFeature, (venue: FilterableVenue) => boolean>> = {
  room: ({ categories }) => categories.some(({ reservationType }) => reservationType === 'room'),
  children: ({ welcomesChildren }) => welcomesChildren,
  view: ({ hasView }) => hasView,
};

export const matchesFilter = (venue: FilterableVenue, { cuisine, features }: VenueFilter): boolean =>
  (cuisine === null || venue.cuisine === cuisine) && features.every((feature) => hasFeature[feature](venue));

export const countFilterCriteria = ({ cuisine, features }: VenueFilter): number =>
  (cuisine === null ? 0 : 1) + features.length;

export const parseCuisine = (field: Field): Cuisine | null => cuisines.find((cuisine) => cuisine === field) ?? null;

/** Parses `room,view`. Ignores other words, and returns features in the order of `venueFeatures`. */
export function parseFeatures(field: Field): readonly VenueFeature[] {
  const words = (field ?? '').split(',');
  return venueFeatures.filter((feature) => words.includes(feature));
}
