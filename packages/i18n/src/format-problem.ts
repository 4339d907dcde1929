import { addWait, type Language } from './formats';
import { listProblemDetailKeys } from './problem-details';

type Values = Readonly<Record<string, string | number>>;

interface ProblemTexts {
  readonly language: Language;
  readonly textIfWhole: (key: string, values: Record<string, string | number>) => string | null;
}

/**
 * Returns the message of a failed call, with the server's details if a translation uses them all. Unknown codes of a
 * newer server count as internal errors.
 */
export function formatProblem(
  { language, textIfWhole }: ProblemTexts,
  { code, detail }: { readonly code: string; readonly detail: Values },
): string {
  const facts = addWait(detail, language);
  const [text] = listProblemDetailKeys(code, facts).flatMap((key) => textIfWhole(`problemDetails.${key}`, facts) ?? []);
  const key = code === 'offline' ? 'common.offline' : `problems.${code}`;
  return text ?? textIfWhole(key, {}) ?? textIfWhole('problems.internal_error', {}) ?? '';
}
