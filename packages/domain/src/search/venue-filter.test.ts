import { describe, expect, it } from 'vitest';
import { countFilters, type FilterableVenue, matchesFilter, parseCuisine, parseFeatures } from './venue-filter';

const venue: FilterableVenue = {
  cuisine: 'korean',
  welcomesChildren: true,
  hasView: false,
  categories: [{ reservationType: 'table' }, { reservationType: 'room' }],
};

describe('a filter of venues', () => {
  it.each([
    ['no filter', { cuisine: null, features: [] }, true],
    ['its cuisine', { cuisine: 'korean', features: [] }, true],
    ['another cuisine', { cuisine: 'chinese', features: [] }, false],
    ['private rooms', { cuisine: null, features: ['room'] }, true],
    ['children', { cuisine: null, features: ['children'] }, true],
    ['a view', { cuisine: null, features: ['view'] }, false],
    ['several criteria that all match', { cuisine: 'korean', features: ['room', 'children'] }, true],
    ['several criteria of which some match', { cuisine: 'korean', features: ['room', 'view'] }, false],
  ] as const)('matches a venue by %s: $2', (_case, filter, expected) => {
    expect(matchesFilter(venue, filter)).toBe(expected);
  });

  it('with a cuisine matches no venue that states none', () => {
    expect(matchesFilter({ ...venue, cuisine: null }, { cuisine: 'korean', features: [] })).toBe(false);
    expect(matchesFilter({ ...venue, cuisine: null }, { cuisine: null, features: [] })).toBe(true);
  });

  it('for private rooms does not match tables', () => {
    const hall = { ...venue, categories: [{ reservationType: 'table' as const }] };
    expect(matchesFilter(hall, { cuisine: null, features: ['room'] })).toBe(false);
  });

  it('counts its criteria', () => {
    expect(countFilters({ cuisine: null, features: [] })).toBe(0);
    expect(countFilters({ cuisine: 'grill', features: ['room', 'view'] })).toBe(3);
  });

  it('is parsed from a URL without unknown or repeated words', () => {
    expect(parseCuisine('grill')).toBe('grill');
    expect(parseCuisine('Grill')).toBeNull();
    expect(parseCuisine(undefined)).toBeNull();
    expect(parseFeatures('view,room,view,pool')).toEqual(['room', 'view']);
    expect(parseFeatures('')).toEqual([]);
  });
});
