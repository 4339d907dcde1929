import type { PublicationState } from './document-contents';
import { type DraftState, draftStates } from './plan-publication';

/** What a list of documents can be filtered by: what guests see, or the state of the draft. */
export const documentFilters = ['published', 'off', ...draftStates] as const;
export type DocumentFilter = (typeof documentFilters)[number];

/** Returns true if a filter shows a document. `draftState` is null without a draft. */
export const matchesFilter = (
  { state, draftState }: { readonly state: PublicationState; readonly draftState: DraftState | null },
  filter: DocumentFilter,
): boolean => (filter === 'published' || filter === 'off' ? state === filter : draftState === filter);
