import { type Language, languageNames } from '@dining/domain/shared/language';
import { diffArrays, diffWords } from 'diff';

/** A part of a paragraph: in both versions, only in the former one, or only in the new one. */
export interface TextPiece {
  readonly type: 'kept' | 'removed' | 'added';
  readonly text: string;
}

export type ComparedPart =
  | { readonly type: 'unchanged'; readonly paragraphCount: number }
  | { readonly type: 'changed'; readonly pieces: readonly TextPiece[] };

/** The least share of a paragraph that must remain, so that its words are compared instead of the whole paragraph. */
const minKeptShare = 0.4;

const splitParagraphs = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

const createPart = (...pieces: readonly TextPiece[]): ComparedPart => ({ type: 'changed', pieces });

/** Compares the words of two versions of a paragraph, or shows both whole if they have little in common. */
function compareParagraphs(before: string, after: string, intlSegmenter: Intl.Segmenter): readonly ComparedPart[] {
  const pieces = diffWords(before, after, { intlSegmenter }).map(
    ({ value, added, removed }): TextPiece => ({ type: added ? 'added' : removed ? 'removed' : 'kept', text: value }),
  );
  const keptLength = pieces.reduce((sum, { type, text }) => (type === 'kept' ? sum + text.trim().length : sum), 0);
  const isSimilar = keptLength >= minKeptShare * Math.max(before.length, after.length);
  if (isSimilar && pieces.some(({ type }) => type !== 'kept')) return [createPart(...pieces)];
  return [createPart({ type: 'removed', text: before }), createPart({ type: 'added', text: after })];
}

/** Compares two versions of a text, paragraph by paragraph. Returns an empty list if no paragraph has changed. */
export function compareTexts(before: string, after: string, language: Language): readonly ComparedPart[] {
  const intlSegmenter = new Intl.Segmenter(languageNames[language].html, { granularity: 'word' });
  const parts: ComparedPart[] = [];
  let removed: readonly string[] = [];
  const flushRemoved = (): void => {
    parts.push(...removed.map((text) => createPart({ type: 'removed', text })));
    removed = [];
  };
  for (const change of diffArrays(splitParagraphs(before), splitParagraphs(after))) {
    if (change.removed) {
      removed = change.value;
    } else if (change.added) {
      const pairCount = Math.min(removed.length, change.value.length);
      for (const [index, text] of change.value.entries())
        parts.push(
          ...(index < pairCount
            ? compareParagraphs(removed[index] ?? '', text, intlSegmenter)
            : [createPart({ type: 'added', text })]),
        );
      removed = removed.slice(pairCount);
      flushRemoved();
    } else {
      flushRemoved();
      parts.push({ type: 'unchanged', paragraphCount: change.value.length });
    }
  }
  flushRemoved();
  return parts.some(({ type }) => type === 'changed') ? parts : [];
}
