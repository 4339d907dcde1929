import type { Catalogue } from '@dining/domain/catalogue/documents';
import { findNewPositions } from '@dining/domain/catalogue/keep-categories';
import type { Connection } from '../db/database-handle';
import { listDrafts, updateDraftCategories } from '../stores/catalogue/drafts';

/**
 * Keeps the categories of products' drafts when a catalogue has changed: updates their positions in the new lists. A
 * draft whose category was removed has none.
 */
export async function keepDraftCategories(client: Connection, before: Catalogue, after: Catalogue): Promise<void> {
  const moveByVenue = new Map<string | null, (position: number | null) => number | null>(
    before.venues.map(({ dinCode, categories }) => {
      const next = after.venues.find((venue) => venue.dinCode === dinCode)?.categories ?? [];
      const positions = findNewPositions(categories, next);
      return [
        dinCode,
        (position) =>
          position === null || position > categories.length ? position : (positions[position - 1] ?? null),
      ];
    }),
  );
  const movedDrafts = (await listDrafts(client, 'product')).flatMap(({ code, dinCode, content, base }) => {
    const move = moveByVenue.get(dinCode);
    if (move === undefined) return [];
    const position = move(content.categoryPosition);
    const basePosition = move(base?.categoryPosition ?? null);
    const isSame = position === content.categoryPosition && basePosition === (base?.categoryPosition ?? null);
    return isSame ? [] : [{ code, position, basePosition }];
  });
  if (movedDrafts.length > 0) await updateDraftCategories(client, movedDrafts);
}
