import type { ProblemError } from '@dining/client/problem-error';
import type { LoginType } from '@dining/contract/site/session/login-type';
import { useAlerts } from '@dining/ui/alerts';
import { useNavigate } from '@tanstack/react-router';
import { joinSearch } from '../../../entities/join/join-params';
import { useTranslations } from '../../../lib/i18n';
import { problemText } from '../../../lib/problem-text';
import type { JoinField } from './join-checks';
import type { Refusals } from './use-refusals';

const isAgreementMissing = (code: ProblemError['code']): boolean => code === 'agreement_needed';
const isAccountUnknown = (code: ProblemError['code']): boolean =>
  code === 'invalid_auth_result' || code === 'social_account_taken';
/** Returns true for a problem that has led to the sign-in or the error page already (Spec §7). */
const isReported = ({ status }: ProblemError): boolean => status === 401 || status === 500;

/** Returns true for a problem that leads to another page instead of a field. */
export const leadsAway = (problem: ProblemError): boolean =>
  isReported(problem) || isAgreementMissing(problem.code) || isAccountUnknown(problem.code);

/** Tells what was refused: beside its field, or on the way back to where joining can go on from (Spec §4 Join flow). */
export function useJoinProblem({ refuse }: Refusals, loginType: LoginType | undefined) {
  const translations = useTranslations();
  const alerts = useAlerts();
  const navigate = useNavigate();
  const tell = async (code: ProblemError['code'], field: JoinField | undefined, text: string): Promise<void> => {
    const lost = isAgreementMissing(code);
    const unknown = isAccountUnknown(code);
    if (!lost && !unknown && field !== undefined) return refuse({ field, text });
    await alerts.show({ message: text });
    if (lost) await navigate({ to: '/join/agreement', search: joinSearch({ login_type: loginType }) });
    if (unknown) await navigate({ to: '/login' });
  };
  const onProblem = (problem: ProblemError, field: JoinField | undefined): void => {
    if (!isReported(problem)) void tell(problem.code, field, problemText(translations, problem));
  };
  return { tell, onProblem };
}
