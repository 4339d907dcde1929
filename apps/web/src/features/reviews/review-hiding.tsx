import type { ProblemError } from '@dining/client/problem-error';
import { hidingLimits } from '@dining/domain/reviews/hiding';
import { useAlerts } from '@dining/ui/alerts';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { TextArea } from '@dining/ui/text-area';
import { useCheckedForm } from '@dining/ui/use-checked-form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { appealReview, getOwnReviewQuery, type OwnReview } from '../../entities/reviews/queries';
import { formatProblem } from '../../lib/format-problem';
import { useTranslations } from '../../lib/i18n';
import { formatTooLong, getTextLimit } from '../../lib/text-limit';

type Hiding = NonNullable<OwnReview['hiding']>;

const stateTextKeys = { hidden: 'text', appealed: 'waiting', upheld: 'upheld', restored: 'restored' } as const;

function AppealForm({ reviewCode }: { reviewCode: string }) {
  const translations = useTranslations();
  const { t } = translations;
  const alerts = useAlerts();
  const queryClient = useQueryClient();
  const appealMutation = useMutation({ mutationFn: (appeal: string) => appealReview(reviewCode, appeal) });
  const form = useCheckedForm<{ appeal: string }>({
    defaultValues: { appeal: '' },
    check: ({ appeal }) => {
      if (appeal.trim() === '') return [{ field: 'appeal', text: t('review.hiding.appealMissing') }];
      const tooLongText = formatTooLong(translations, appeal, hidingLimits.appeal);
      return tooLongText === undefined ? [] : [{ field: 'appeal', text: tooLongText }];
    },
    async send({ appeal }) {
      const problem = await appealMutation.mutateAsync(appeal).then(
        () => undefined,
        (error: ProblemError) => error,
      );
      const refresh = () => queryClient.invalidateQueries({ queryKey: getOwnReviewQuery(reviewCode).queryKey });
      await alerts.show({
        message: problem === undefined ? t('review.hiding.sent') : formatProblem(translations, problem),
      });
      await refresh();
    },
  });
  return (
    <form className="grid gap-4" noValidate onSubmit={form.submit}>
      <TextArea
        {...form.getRequiredFieldProps('appeal')}
        description={t('review.hiding.appealHint')}
        label={t('review.hiding.appeal')}
        limit={getTextLimit(translations, form.values.appeal, hidingLimits.appeal, (values) =>
          t('review.write.count', values),
        )}
        readOnly={appealMutation.isPending}
        rows={4}
      />
      <Button className="justify-self-start" pending={appealMutation.isPending} type="submit">
        {t('review.hiding.submit')}
      </Button>
    </form>
  );
}

function TextBlock({ title, text }: { title: string; text: string | null }) {
  if (text === null || text === '') return null;
  return (
    <div className="grid gap-1">
      <p className="text-ink-soft text-sm">{title}</p>
      <p className="whitespace-pre-line" dir="auto">
        {text}
      </p>
    </div>
  );
}

/**
 * Shows the author of a review why it is hidden, or that it is shown again, with their appeal and the decision. Until
 * they appeal, shows the form for their only appeal.
 */
export function ReviewHiding({ hiding, reviewCode }: { hiding: Hiding; reviewCode: string }) {
  const { t } = useTranslations();
  const { state, reason, note, appeal, decision } = hiding;
  return (
    <div className="grid gap-4">
      {state === 'restored' ? (
        <Notice>{t('review.hiding.restored')}</Notice>
      ) : (
        <Notice title={t('review.hiding.title')}>{t(`review.hiding.reasons.${reason}`)}</Notice>
      )}
      {state !== 'restored' && <p>{t(`review.hiding.${stateTextKeys[state]}`)}</p>}
      <TextBlock text={note} title={t('review.hiding.note')} />
      <TextBlock text={appeal} title={t('review.hiding.yours')} />
      <TextBlock text={decision} title={t('review.hiding.decision')} />
      {state === 'hidden' && <AppealForm reviewCode={reviewCode} />}
    </div>
  );
}
