import type { ProblemError } from '@dining/client/problem-error';
import type { LoginType } from '@dining/contract/site/session/login-type';
import { useAlerts } from '@dining/ui/alerts';
import type { FormFields } from '@dining/ui/use-checked-form';
import { useNavigate } from '@tanstack/react-router';
import { parseJoinSearch } from '../../../entities/join/join-params';
import { formatProblem } from '../../../lib/format-problem';
import { useTranslations } from '../../../lib/i18n';
import type { JoinField } from './join-checks';
import type { JoinValues } from './join-draft';

const isAgreementMissing = (code: ProblemError['code']): boolean => code === 'agreement_needed';
const isOtherSignInNeeded = (code: ProblemError['code']): boolean =>
  code === 'invalid_auth_result' || code === 'social_account_taken';
/** Returns true for a problem that the global handlers have already reported (Spec §7). */
const isReported = ({ status }: ProblemError): boolean => status === 401 || status === 500;

/** Returns true if the e-mail address or phone belongs to an account. Only its owner may learn that (decision 46). */
export const isTaken = ({ code }: ProblemError): boolean => code === 'id_taken' || code === 'cellphone_duplicated';

/** Returns true if the problem concerns the one-time code and is reported at its field. */
export const isCodeProblem = (problem: ProblemError): boolean =>
  !isTaken(problem) && !isReported(problem) && !isAgreementMissing(problem.code) && !isOtherSignInNeeded(problem.code);

/**
 * Reports a refusal at its field or in an alert. Redirects to the step where the person can continue to join, if that
 * is another page (Spec §4 Join flow).
 */
export function useProblemReport({ reportFailures }: FormFields<JoinValues>, loginType: LoginType | undefined) {
  const alerts = useAlerts();
  const translations = useTranslations();
  const navigate = useNavigate();
  const reportRefusal = async (
    code: ProblemError['code'],
    field: JoinField | undefined,
    text: string,
  ): Promise<void> => {
    const mustLeavePage = isAgreementMissing(code) || isOtherSignInNeeded(code);
    if (!mustLeavePage && field !== undefined) return reportFailures({ field, text });
    await alerts.show({ message: text });
    if (isAgreementMissing(code))
      await navigate({ to: '/join/agreement', search: parseJoinSearch({ login_type: loginType }) });
    if (isOtherSignInNeeded(code)) await navigate({ to: '/login' });
  };
  const reportProblem = (problem: ProblemError, field?: JoinField): void => {
    if (!isReported(problem)) void reportRefusal(problem.code, field, formatProblem(translations, problem));
  };
  return { reportRefusal, reportProblem };
}
