import { languages } from '../shared/language';
import type { TextFields } from './fields';
import { hasSameContent } from './list-differences';

export interface MergedDraft<Content extends object> {
  readonly content: Content;
  /** Fields that the draft and the published document have changed differently, such as `options`. */
  readonly conflicts: readonly (keyof Content & string)[];
}

/** One field, or one language of a text, in the three contents. */
interface Versions<Value> {
  readonly base: Value;
  readonly draft: Value;
  readonly published: Value;
}

interface MergedValue {
  readonly value: unknown;
  readonly isConflict: boolean;
}

const isText = (value: unknown): value is TextFields =>
  typeof value === 'object' && value !== null && languages.every((language) => language in value);

const areTexts = (versions: Versions<unknown>): versions is Versions<TextFields> =>
  [versions.base, versions.draft, versions.published].every(isText);

const isSame = (first: unknown, second: unknown): boolean => hasSameContent({ value: first }, { value: second });

function mergeValue(versions: Versions<unknown>): MergedValue {
  const { base, draft, published } = versions;
  if (areTexts(versions)) {
    const texts = languages.map((language) => {
      const { base: from, draft: ours, published: theirs } = versions;
      return [
        language,
        mergeValue({ base: from[language], draft: ours[language], published: theirs[language] }),
      ] as const;
    });
    return {
      value: Object.fromEntries(texts.map(([language, { value }]) => [language, value])),
      isConflict: texts.some(([, { isConflict }]) => isConflict),
    };
  }
  const isKept = !isSame(base, draft);
  return {
    value: isKept ? draft : published,
    isConflict: isKept && !isSame(base, published) && !isSame(draft, published),
  };
}

/**
 * Merges a draft, which was begun from `base`, with a document that has been published since. Each field, and each
 * language of a text, keeps the draft's change; what the draft has not changed is that of `published`. In a conflict
 * the draft wins.
 */
export function mergeDraft<Content extends object>(
  base: Content | null,
  draft: Content,
  published: Content | null,
): MergedDraft<Content> {
  if (base === null || published === null) return { content: draft, conflicts: [] };
  const merged = (Object.keys(draft) as (keyof Content & string)[]).map(
    (field) => [field, mergeValue({ base: base[field], draft: draft[field], published: published[field] })] as const,
  );
  return {
    content: Object.fromEntries(merged.map(([field, { value }]) => [field, value])) as unknown as Content,
    conflicts: merged.filter(([, { isConflict }]) => isConflict).map(([field]) => field),
  };
}
