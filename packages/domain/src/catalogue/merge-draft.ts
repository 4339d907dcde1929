import { listDifferences } from './list-differences';

export interface MergedDraft<Content extends object> {
  readonly content: Content;
  /** Fields that the draft and the published document have changed differently, such as `options`. */
  readonly conflicts: readonly (keyof Content & string)[];
}

/**
 * Merges a draft, which was begun from `base`, with a document that has been published since. Each field keeps the
 * draft's change; fields that the draft has not changed are those of `published`. In a conflict the draft's field wins.
 */
export function mergeDraft<Content extends object>(
  base: Content | null,
  draft: Content,
  published: Content | null,
): MergedDraft<Content> {
  if (base === null || published === null) return { content: draft, conflicts: [] };
  const fields = Object.keys(draft) as (keyof Content & string)[];
  const isSame = (first: Content, second: Content, field: keyof Content): boolean =>
    listDifferences({ field: first[field] }, { field: second[field] }).length === 0;
  const isKept = (field: keyof Content): boolean => !isSame(base, draft, field);
  return {
    content: Object.fromEntries(
      fields.map((field) => [field, isKept(field) ? draft[field] : published[field]]),
    ) as unknown as Content,
    conflicts: fields.filter(
      (field) => isKept(field) && !isSame(base, published, field) && !isSame(draft, published, field),
    ),
  };
}
