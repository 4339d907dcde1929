import type { ProblemError } from '@dining/client/problem-error';
import { Notice } from '@dining/ui/notice';
import { formatProblem } from '../lib/format';
import { useTranslations } from '../lib/i18n';

interface RefusalProps {
  readonly problem: ProblemError | undefined;
  /** Reasons that no field shows. */
  readonly details?: readonly string[];
  /** True if a dialog shows both versions after a conflict. */
  readonly hasConflictDialog?: boolean;
  /** True in the sign-in itself, where 401 means wrong credentials. Elsewhere 401 opens the sign-in over the screen. */
  readonly isSignIn?: boolean;
}

/** Shows the reason why the server refused a form. */
export function Refusal({ problem, details = [], hasConflictDialog = false, isSignIn = false }: RefusalProps) {
  const translations = useTranslations();
  if (problem === undefined) return null;
  if (problem.status === 401 && !isSignIn) return null;
  if (problem.code === 'changed_meanwhile' && hasConflictDialog) return null;
  return (
    <Notice announce tone="error">
      {formatProblem(translations, problem)}
      {details.length > 0 && (
        <ul>
          {details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
    </Notice>
  );
}
