import type { ProblemError } from '@dining/client/problem-error';
import { useAlerts } from '@dining/ui/alerts';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatProblem } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';

/** Returns functions that ask for confirmation, write a setting, and show why the server refused it. */
export function useSettingChange() {
  const translations = useTranslations();
  const { t } = translations;
  const alerts = useAlerts();
  const write = useIdempotentWrite();
  return {
    write,
    confirmChange: (title: string, message: string, confirmLabel: string, danger = false): Promise<boolean> =>
      alerts.show({ title, message, confirmLabel, cancelLabel: t('common.buttons.cancel'), danger }),
    showProblem: (problem: ProblemError): void => {
      if (problem.status !== 401) void alerts.show({ message: formatProblem(translations, problem) });
    },
  };
}
