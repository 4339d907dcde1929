import { describe, expect, it } from 'vitest';
import { countFilterCriteria, type FilterableVenue, matchesFilter, parseCuisine, parseFeatures } from './venue-filter';

const venue: FilterableVenue = {
  cuisine: 'korean',
  welcomesChildren: true,
  hasView: false,
  categories: [{ reservationType: 'table' }, { reservationType: 'room' }],
};

describe('a filter of venues', () => {
  it.each([
    ['no criterion', { cuisine: null, features: [] }, true],
    ['its cuisine', { cuisine: 'korean', features: [] }, true],
    ['another cuisine', { cuisine: 'chinese', features: [] }, false],
    ['private rooms', { cuisine: null, features: ['room'] }, true],
    ['children', { cuisine: null, features: ['children'] }, true],
    ['a view', { cuisine: null, features: ['view'] }, false],
    ['several criteria that all match', { cuisine: 'korean', features: ['room', 'children'] }, true],
    ['several criteria that do not all match', { cuisine: 'korean', features: ['room', 'view'] }, false],
  ] as const)('matches a venue by %s: $2', (_case, filter, expected) => {
    expect(matchesFilter(venue, filter)).toBe(expected);
  });

  it('matches a venue that states no cuisine only if the filter has none either', () => {
    expect(matchesFilter({ ...venue, cuisine: null }, { cuisine: 'korean', features: [] })).toBe(false);
    expect(matchesFilter({ ...venue, cuisine: null }, { cuisine: null, features: [] })).toBe(true);
  });

  it('for private rooms does not match a venue that has only tables', () => {
    const venueWithTables = { ...venue, categories: [{ reservationType: 'table' as const }] };
    expect(matchesFilter(venueWithTables, { cuisine: null, features: ['room'] })).toBe(false);
  });

  it('counts its criteria', () => {
    expect(countFilterCriteria({ cuisine: null, features: [] })).toBe(0);
    expect(countFilterCriteria({ cuisine: 'grill', features: ['room', 'view'] })).toBe(3);
  });

  it('is parsed from a URL without unknown or repeated words', () => {
    expect(parseCuisine('grill')).toBe('grill');
    expect(parseCuisine('Grill')).toBeNull();
    expect(parseCuisine(undefined)).toBeNull();
    expect(parseFeatures('view,room,view,pool')).toEqual(['room', 'view']);
    expect(parseFeatures('')).toEqual([]);
  });
});
