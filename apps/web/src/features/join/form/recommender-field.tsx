import type { ProblemError } from '@dining/client/problem-error';
import { isRecommenderFound } from '@dining/domain/join/join-form';
import { normalizeDigits } from '@dining/domain/shared/typed-text';
import { Button } from '@dining/ui/button';
import { FactIcon } from '@dining/ui/fact-icon';
import { TextField } from '@dining/ui/text-field';
import { useSubmission } from '@dining/ui/use-checked-form';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/call';
import { useTranslations } from '../../../lib/i18n';
import type { JoinFormState } from './use-join-form';

export function RecommenderField({ form: { fields, reportProblem } }: { form: JoinFormState }) {
  const { t } = useTranslations();
  const checkMutation = useMutation({
    mutationFn: (card_no: string) => call('POST /api/join/findRecomMember', { body: { card_no } }),
  });
  const number = normalizeDigits(fields.values.recommender);
  const isFound =
    checkMutation.variables === number &&
    checkMutation.data !== undefined &&
    isRecommenderFound(checkMutation.data.result.err_code);
  const checkRecommender = useSubmission(fields, {
    errorsToClear: ['recommender'],
    check: ({ recommender }) =>
      normalizeDigits(recommender) === '' ? [{ field: 'recommender', text: t('join.alerts.recommender') }] : [],
    send: ({ recommender }) =>
      checkMutation.mutateAsync(normalizeDigits(recommender)).then(
        ({ result }) => {
          if (!isRecommenderFound(result.err_code))
            void fields.reportFailures({ field: 'recommender', text: t('join.form.recommenderNotFound') });
        },
        (problem: ProblemError) => reportProblem(problem, 'recommender'),
      ),
  });
  return (
    <div className="flex flex-wrap items-start gap-2">
      <TextField
        {...fields.getFieldProps('recommender')}
        autoComplete="off"
        className="min-w-0 flex-[1_1_9rem]"
        label={t('join.form.recommender')}
        normalize={normalizeDigits}
      />
      <Button className="mt-7.5" onClick={checkRecommender} pending={checkMutation.isPending}>
        {t('join.form.recommenderCheck')}
      </Button>
      <p className="flex w-full items-center gap-1.5 text-sm text-success empty:hidden" role="status">
        {isFound && (
          <>
            <FactIcon name="check" size={16} />
            {t('join.form.recommenderFound')}
          </>
        )}
      </p>
    </div>
  );
}
