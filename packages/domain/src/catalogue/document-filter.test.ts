import { expect, it } from 'vitest';
import type { PublicationState } from './document-contents';
import { type DocumentFilter, matchesFilter } from './document-filter';
import type { DraftState } from './plan-publication';

it.each<[what: string, PublicationState, DraftState | null, DocumentFilter, boolean]>([
  ['a dish on sale is seen by guests', 'published', null, 'published', true],
  ['a dish on sale with a draft is seen by guests', 'published', 'open', 'published', true],
  ['a dish that is off sale is not seen by guests', 'off', null, 'published', false],
  ['a dish that is off sale is off', 'off', null, 'off', true],
  ['a new dish is neither seen nor off', 'new', 'open', 'off', false],
  ['a new dish is a draft', 'new', 'open', 'open', true],
  ['a planned draft is planned', 'published', 'planned', 'planned', true],
  ['a planned draft is not open', 'published', 'planned', 'open', false],
  ['a draft whose publication failed has failed', 'published', 'failed', 'failed', true],
  ['a dish without a draft has none that is planned', 'published', null, 'planned', false],
])('%s', (_what, state, draftState, filter, isShown) => {
  expect(matchesFilter({ state, draftState }, filter)).toBe(isShown);
});
