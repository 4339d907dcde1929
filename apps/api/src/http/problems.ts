import { type Failure, type FailureDetail, fail } from '@dining/contract/failure';
import { type Problem, statusByCode } from '@dining/contract/problem';
import type { Language } from '@dining/domain/shared/language';
import { addWait } from '@dining/i18n/formats';
import { listProblemDetailKeys } from '@dining/i18n/problem-details';
import { packs } from '@dining/i18n/site/all';

export const unavailable = fail('unavailable', { retryAfter: 5 });

export const setupIncomplete = fail('setup_incomplete', { retryAfter: 60 });

function fillPlaceholders(text: string, detail: FailureDetail): string | undefined {
  const values = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => detail[name]);
  if (values.includes(undefined)) return undefined;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(detail[name]));
}

function getTitle({ failure, detail = {} }: Failure, language: Language): string {
  const { problems, problemDetails } = packs[language];
  const texts: Readonly<Record<string, string>> = problemDetails;
  const details = addWait(detail, language);
  const candidateTexts = listProblemDetailKeys(failure, details).flatMap((key) => texts[key] ?? []);
  const [filledTexts] = candidateTexts.flatMap((text) => fillPlaceholders(text, details) ?? []);
  return filledTexts ?? problems[failure];
}

export function createProblem(failure: Failure, language: Language): Problem {
  return {
    status: statusByCode[failure.failure],
    title: getTitle(failure, language),
    code: failure.failure,
    ...(failure.errors === undefined ? {} : { errors: [...failure.errors] }),
    ...(failure.detail === undefined ? {} : { detail: { ...failure.detail } }),
    ...(failure.current === undefined ? {} : { current: { ...failure.current } }),
  };
}
