import { type Detail, type Failure, fail } from '@dining/contract/failure';
import { type Problem, statusByCode } from '@dining/contract/problem';
import type { Language } from '@dining/domain/shared/language';
import { addWait } from '@dining/i18n/formats';
import { listProblemDetailKeys } from '@dining/i18n/problem-details';
import { packs } from '@dining/i18n/site/all';

/** We cannot answer now, for want of the database or because we stop: soon we can, or another process does. */
export const unavailable = fail('unavailable', { retryAfter: 5 });

/** No hotel is entered yet: the product is installed, and has nothing to show. */
export const setupIncomplete = fail('setup_incomplete', { retryAfter: 60 });

/** A text with its gaps filled in; undefined where a value is missing. */
function filledIn(text: string, detail: Detail): string | undefined {
  const values = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => detail[name]);
  if (values.includes(undefined)) return undefined;
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(detail[name]));
}

/** What the guest reads: the text with the facts in it where they are known, else the plain one. */
function titleOf({ failure, detail = {} }: Failure, language: Language): string {
  const { problems, problemDetails } = packs[language];
  const texts: Readonly<Record<string, string>> = problemDetails;
  const facts = addWait(detail, language);
  const known = listProblemDetailKeys(failure, facts).flatMap((key) => texts[key] ?? []);
  const [told] = known.flatMap((text) => filledIn(text, facts) ?? []);
  return told ?? problems[failure];
}

/** The document a failure is answered with, its title in the guest's language. */
export function problemDocument(failure: Failure, language: Language): Problem {
  return {
    status: statusByCode[failure.failure],
    title: titleOf(failure, language),
    code: failure.failure,
    ...(failure.errors === undefined ? {} : { errors: [...failure.errors] }),
    ...(failure.detail === undefined ? {} : { detail: { ...failure.detail } }),
  };
}
