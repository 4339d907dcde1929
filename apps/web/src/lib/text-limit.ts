import { countCharacters } from '@dining/domain/shared/typed-text';
import type { TextLimit } from '@dining/ui/text-area';
import type { Translations } from './i18n';

/** Returns the message for text over the limit, or undefined if the text is short enough. */
export function formatTooLong({ t }: Translations, text: string, max: number): string | undefined {
  const excess = countCharacters(text) - max;
  return excess > 0 ? t('common.tooLong', { over: excess, max }) : undefined;
}

export function getTextLimit(
  translations: Translations,
  text: string,
  max: number,
  formatCount: (values: { used: number; max: number }) => string,
): TextLimit {
  const used = countCharacters(text);
  return { used, max, countLabel: formatCount({ used, max }), tooLongMessage: formatTooLong(translations, text, max) };
}
