import { isRecommenderFound } from '@dining/domain/join/join-form';
import { normalizeDigits } from '@dining/domain/shared/typed-text';
import { Button } from '@dining/ui/button';
import { FactIcon } from '@dining/ui/fact-icon';
import { TextField } from '@dining/ui/text-field';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/call';
import { useTranslations } from '../../../lib/i18n';
import type { JoinFormState } from './use-join-form';

/** The number of the member who recommended the house, which the server checks: err_code 0 is a member's (Spec §5 Join form). */
export function RecommenderField({ draft, changeDetails, refusals, onProblem }: JoinFormState) {
  const { t } = useTranslations();
  const { refuse, clear, errorOf } = refusals;
  const { recommender } = draft.details;
  const checking = useMutation({
    mutationFn: (card_no: string) => call('POST /api/join/findRecomMember', { body: { card_no } }),
    onSuccess: ({ result }) => {
      const isFound = isRecommenderFound(result.err_code);
      if (!isFound) void refuse({ field: 'recommender', text: t('join.form.recommenderNotFound') });
    },
    onError: (problem) => onProblem(problem, 'recommender'),
  });
  const found = checking.variables === normalizeDigits(recommender) && checking.data?.result.err_code === '0';
  const check = () => {
    clear('recommender');
    const number = normalizeDigits(recommender);
    if (number === '') return void refuse({ field: 'recommender', text: t('join.alerts.recommender') });
    checking.mutate(number);
  };
  return (
    <div className="flex flex-wrap items-start gap-2">
      <TextField
        autoComplete="off"
        className="min-w-0 flex-[1_1_9rem]"
        error={errorOf('recommender')}
        label={t('join.form.recommender')}
        normalize={normalizeDigits}
        onChange={(event) => {
          clear('recommender');
          changeDetails({ recommender: event.target.value });
        }}
        value={recommender}
      />
      <Button className="mt-7.5" onClick={check} pending={checking.isPending}>
        {t('join.form.recommenderCheck')}
      </Button>
      <p className="flex w-full items-center gap-1.5 text-sm text-success empty:hidden" role="status">
        {found && (
          <>
            <FactIcon name="check" size={16} />
            {t('join.form.recommenderFound')}
          </>
        )}
      </p>
    </div>
  );
}
