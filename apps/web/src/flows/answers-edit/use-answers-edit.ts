import type { ProblemError } from '@dining/client/problem-error';
import type { Api } from '@dining/contract/site/api';
import { useAlerts } from '@dining/ui/alerts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AnswersAccess } from '../../entities/reservations/answers-access';
import { reservationQueries } from '../../entities/reservations/queries';
import { call } from '../../lib/call';
import { useTranslations } from '../../lib/i18n';
import { showProblem } from '../../lib/show-problem';

type Changes = Pick<Api['POST /api/resv/edit']['body'], 'requestMatter' | 'allergyAnswer'>;

/**
 * Saves edited answers. `filledEditNo` is the version of the answers that first filled the form. From the
 * first conflict on, the form is based on the latest version, which the page shows beside it.
 */
export function useAnswersEdit({ reservation, key, show }: AnswersAccess, filledEditNo: number) {
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const translations = useTranslations();
  const [isBasedOnLatest, setIsBasedOnLatest] = useState(false);
  const [initialEditNo] = useState(filledEditNo);
  const baseEditNo = isBasedOnLatest ? reservation.resvEditNo : initialEditNo;
  const { resvCode } = reservation;
  const reload = () => queryClient.invalidateQueries({ queryKey: reservationQueries.queryKey });

  const saveMutation = useMutation({
    mutationFn: (changes: Changes) =>
      call('POST /api/resv/edit', {
        body: { resvCode, key, resvEditNo: baseEditNo, ...changes, langCode: translations.wireLanguage },
      }),
    onSuccess: async ({ resvInfo, key: nextKey }) => {
      await show(resvInfo, nextKey);
      void reload();
    },
  });

  return {
    baseEditNo,
    isSaving: saveMutation.isPending,
    /** Returns the problem if the answers could not be saved. */
    save: (changes: Changes): Promise<ProblemError | undefined> =>
      saveMutation.mutateAsync(changes).then(
        () => undefined,
        (problem: ProblemError) => problem,
      ),
    /** Shows an alert with the reason why the answers could not be saved, and reloads the stored answers. */
    reportProblem: async (problem: ProblemError): Promise<void> => {
      await showProblem(alerts, translations, problem);
      // Reloads after any failure, because an edit may have succeeded although its response was lost.
      await reload();
      if (problem.code === 'answers_changed') setIsBasedOnLatest(true);
    },
  };
}
