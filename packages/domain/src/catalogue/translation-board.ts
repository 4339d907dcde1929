import type { DinCode, HtlCode } from '../shared/codes';
import { type Language, languages } from '../shared/language';
import { type CatalogueText, formatTextKey, type TextKind } from './list-texts';
import { getTranslationState, type StoredTranslation, type TranslationState } from './translation-states';

/** The guests of a venue in one language. */
export interface LanguageGuests {
  readonly htlCode: HtlCode;
  readonly dinCode: DinCode;
  readonly language: Language;
  readonly guests: number;
}

/** Number of past days whose guests are counted to sort the texts. */
export const weightDays = 90;

export interface BoardFilter {
  /** Null for all languages. */
  readonly language: Language | null;
  readonly htlCode: HtlCode | null;
  readonly dinCode: DinCode | null;
  readonly kind: TextKind | null;
  /** `open`: missing, outdated or copied. Null for all. */
  readonly state: OpenState | 'open' | 'done' | null;
}

/** The states in which a variant needs work. */
export const openStates = ['missing', 'outdated', 'copied'] as const satisfies readonly TranslationState[];
export type OpenState = (typeof openStates)[number];

export interface BoardText extends CatalogueText {
  readonly states: Readonly<Record<Language, TranslationState>>;
  /** The guests who read it in a language that the filter selects. */
  readonly guests: number;
}

export interface Board {
  /** Texts with a variant that the filter selects, those of the most guests first. */
  readonly texts: readonly BoardText[];
  /** The number of variants by state, whatever state the filter selects. */
  readonly counts: Readonly<Record<OpenState | 'done', number>>;
}

const isOpenState = (state: TranslationState): state is OpenState => openStates.some((open) => open === state);

const matchesState = (state: TranslationState, wanted: BoardFilter['state']): boolean =>
  state !== 'source' && (wanted === null || (wanted === 'open' ? isOpenState(state) : state === wanted));

/** Sums the guests by place and language: those of a hotel are those of its venues. */
function sumGuests(rows: readonly LanguageGuests[]): (text: CatalogueText, language: Language) => number {
  const sums = new Map<string, number>();
  const add = (key: string, guests: number) => sums.set(key, (sums.get(key) ?? 0) + guests);
  for (const { htlCode, dinCode, language, guests } of rows) {
    add(`${htlCode} ${language}`, guests);
    add(`${htlCode} ${dinCode} ${language}`, guests);
  }
  return ({ htlCode, dinCode }, language) =>
    sums.get([htlCode, ...(dinCode === null ? [] : [dinCode]), language].join(' ')) ?? 0;
}

/**
 * Creates the translation board from the texts that the caller may see. `findStored` returns what is stored about a
 * variant.
 */
export function createTranslationBoard(
  texts: readonly CatalogueText[],
  findStored: (text: CatalogueText, language: Language) => StoredTranslation | undefined,
  guests: readonly LanguageGuests[],
  filter: BoardFilter,
): Board {
  const getGuests = sumGuests(guests);
  const counts = { missing: 0, outdated: 0, copied: 0, done: 0 };
  const boardLanguages = languages.filter((language) => filter.language === null || filter.language === language);
  const boardTexts = texts
    .filter(
      ({ htlCode, dinCode, kind }) =>
        (filter.htlCode === null || filter.htlCode === htlCode) &&
        (filter.dinCode === null || filter.dinCode === dinCode) &&
        (filter.kind === null || filter.kind === kind),
    )
    .flatMap((text): BoardText[] => {
      const getState = (language: Language): TranslationState =>
        getTranslationState(text.text, language, findStored(text, language));
      const states = { ko: getState('ko'), en: getState('en'), cn: getState('cn'), ja: getState('ja') };
      for (const language of boardLanguages) {
        const state = states[language];
        if (state !== 'source') counts[state] += 1;
      }
      const matching = boardLanguages.filter((language) => matchesState(states[language], filter.state));
      if (matching.length === 0) return [];
      return [{ ...text, states, guests: matching.reduce((sum, language) => sum + getGuests(text, language), 0) }];
    });
  const compareKeys = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
  return {
    texts: boardTexts.toSorted((a, b) => b.guests - a.guests || compareKeys(formatTextKey(a), formatTextKey(b))),
    counts,
  };
}
