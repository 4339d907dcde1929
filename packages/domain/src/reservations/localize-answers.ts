import type { ProductQuestion } from '../products/product';
import { type LocalizedText, listTranslations } from '../shared/localized-text';
import { normalizeText } from '../shared/typed-text';

/**
 * Returns each answer in every language: a choice with the texts of its option, a free text as typed. The default text
 * is the answer in the guest's language.
 */
export const localizeAnswers = (
  question: Pick<ProductQuestion, 'kind' | 'choices'>,
  answers: readonly string[],
): readonly LocalizedText[] =>
  answers.map((answer) => ({
    ...(question.kind === 'choice' &&
      question.choices.find((choice) =>
        listTranslations(choice).some((text) => normalizeText(text).trim() === answer),
      )),
    default: answer,
  }));
