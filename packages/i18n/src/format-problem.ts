import { addWait, type Language } from './formats';
import { listProblemDetailKeys } from './problem-details';

type Values = Readonly<Record<string, string | number>>;

interface ProblemTexts {
  readonly language: Language;
  readonly findText: (key: string, values: Record<string, string | number>) => string | null;
}

/**
 * Returns the message of a failed request, with the server's details if they fill in all variables of a translation.
 * Unknown codes of a newer server count as internal errors.
 */
export function formatProblem(
  { language, findText }: ProblemTexts,
  { code, detail }: { readonly code: string; readonly detail: Values },
): string {
  const details = addWait(detail, language);
  const [text] = listProblemDetailKeys(code, details).flatMap(
    (key) => findText(`problemDetails.${key}`, details) ?? [],
  );
  const key = code === 'offline' ? 'common.offline' : `problems.${code}`;
  return text ?? findText(key, {}) ?? findText('problems.internal_error', {}) ?? '';
}
