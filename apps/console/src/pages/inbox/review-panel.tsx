import type { ProblemError } from '@dining/client/problem-error';
import type { HidingReason } from '@dining/domain/reviews/hiding';
import { getWidestPermission } from '@dining/domain/staff/permissions';
import { Button } from '@dining/ui/button';
import { Dialog } from '@dining/ui/dialog';
import { useState } from 'react';
import { answerReview, decideAppeal, hideReview, type Review } from '../../entities/reviews/reviews';
import { useMe } from '../../entities/session/session';
import { HideForm } from '../../features/reviews/hide-form';
import { type Conflict, ConflictDialog, getConflictText } from '../../features/screen/conflict-dialog';
import { Facts } from '../../features/screen/list-detail';
import { ReasonForm } from '../../features/screen/reason-form';
import { Block } from '../../features/screen/screen';
import { StateLabel, type StateTone } from '../../features/screen/state-label';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { formatInstant } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useNotify } from '../../lib/notify';
import { useNow } from '../../lib/use-now';
import { useInboxItem, useWriteHandlers } from './use-inbox';

const stateTones = {
  hidden: 'bad',
  appealed: 'waiting',
  upheld: 'bad',
  restored: 'done',
} as const satisfies Record<NonNullable<Review['hiding']>['state'], StateTone>;

type OpenForm = 'hide' | 'upheld' | 'restored' | undefined;

/** Shows one review with the hotel's answer, the reason why it is hidden, and its author's appeal. */
export function ReviewPanel({ review }: { review: Review }) {
  const translations = useTranslations();
  const { t } = translations;
  const { grants } = useMe();
  const now = useNow();
  const notify = useNotify();
  const write = useIdempotentWrite();
  const { refresh } = useWriteHandlers();
  const { open } = useInboxItem('reviews');
  const [form, setForm] = useState<OpenForm>();
  const [conflict, setConflict] = useState<Conflict & { readonly version: number }>();
  const { reviewCode, version, hiding, ratings } = review;
  // The version with which the form of the answer was opened. Text typed since then is kept when a newer one arrives.
  const [answerVersion, setAnswerVersion] = useState(version);
  const mayHide = getWidestPermission(grants, 'review.hide', now).allowed;

  const finish = async (doneText: string): Promise<undefined> => {
    setForm(undefined);
    notify(doneText);
    await refresh();
    return undefined;
  };
  const handleProblem = async (problem: ProblemError): Promise<ProblemError> => {
    if (problem.code === 'changed_meanwhile') await refresh();
    return problem;
  };
  const answer = async (text: string, seenVersion = answerVersion): Promise<ProblemError | undefined> => {
    const outcome = await write(answerReview, { reviewCode, version: seenVersion, answer: text });
    setConflict(undefined);
    if (outcome.ok) {
      setAnswerVersion(outcome.value.review.version);
      return finish(t('inbox.reviews.answerSaved'));
    }
    const { code, current } = outcome.problem;
    if (code === 'changed_meanwhile')
      setConflict({
        rows: [{ label: t('inbox.reviews.answer'), yours: text, theirs: getConflictText(current, 'answer') }],
        version: Number(current['version']),
        keepYours: () => void answer(text, Number(current['version'])),
      });
    return outcome.problem;
  };
  const keepTheirs = () => {
    setConflict(undefined);
    void refresh().then(() => setAnswerVersion(conflict?.version ?? version));
  };
  const hide = async (reason: HidingReason, note: string): Promise<ProblemError | undefined> => {
    const outcome = await write(hideReview, { reviewCode, version, reason, note });
    if (!outcome.ok) return handleProblem(outcome.problem);
    open(undefined);
    return finish(t('inbox.reviews.hidden'));
  };
  const decide = async (decision: 'upheld' | 'restored', note: string): Promise<ProblemError | undefined> => {
    const outcome = await write(decideAppeal, { reviewCode, version, decision, note });
    if (!outcome.ok) return handleProblem(outcome.problem);
    open(undefined);
    return finish(t(`inbox.reviews.${decision}`));
  };

  return (
    <div className="grid content-start gap-5">
      <header className="grid gap-1">
        <h2 className="font-medium text-lg">{review.productName}</h2>
        <p className="text-ink-soft">{review.venueName}</p>
      </header>
      <Facts
        rows={[
          [t('inbox.reviews.author'), <bdi key="author">{review.author}</bdi>],
          [t('inbox.reviews.columns.day'), formatInstant(translations, review.createdAt)],
          Object.keys(ratings).length > 0 && [
            t('inbox.reviews.columns.stars'),
            (['food', 'service', 'room'] as const)
              .flatMap((aspect) => {
                const stars = ratings[aspect];
                return stars === undefined ? [] : [t(`inbox.reviews.aspects.${aspect}`, { stars })];
              })
              .join(' · '),
          ],
        ]}
      />
      <p className="whitespace-pre-line rounded-sm bg-sunk p-4" dir="auto">
        {review.contents}
      </p>
      {review.photos.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {review.photos.map((photo, index) => (
            <li key={photo}>
              <img
                alt={t('inbox.reviews.photo', { number: index + 1 })}
                className="size-24 rounded-sm object-cover"
                loading="lazy"
                src={photo.split('#')[0]}
              />
            </li>
          ))}
        </ul>
      )}
      {hiding !== null && (
        <Block title={t('inbox.reviews.why')}>
          <StateLabel tone={stateTones[hiding.state]}>{t(`inbox.reviews.hidingStates.${hiding.state}`)}</StateLabel>
          <Facts
            rows={[
              [t('inbox.reviews.why'), t(`inbox.reviews.reasons.${hiding.reason}`)],
              [t('inbox.reviews.note'), hiding.note],
              [t('inbox.reviews.hiddenBy'), `${hiding.hiddenBy} · ${formatInstant(translations, hiding.hiddenAt)}`],
              hiding.appeal !== null && [t('inbox.reviews.appeal'), hiding.appeal],
              hiding.decision !== null && [
                t('inbox.reviews.decision'),
                `${hiding.decision} (${hiding.decidedBy ?? ''})`,
              ],
            ]}
          />
          {hiding.state === 'appealed' &&
            mayHide &&
            (hiding.isHiddenByCaller ? (
              <p>{t('inbox.reviews.ownHiding')}</p>
            ) : (
              <div className="flex gap-3">
                <Button onClick={() => setForm('upheld')} size="sm">
                  {t('inbox.reviews.uphold')}
                </Button>
                <Button onClick={() => setForm('restored')} size="sm" variant="primary">
                  {t('inbox.reviews.restore')}
                </Button>
              </div>
            ))}
        </Block>
      )}
      <Block
        action={
          !review.isHidden &&
          hiding === null &&
          mayHide && (
            <Button onClick={() => setForm('hide')} size="sm" variant="danger">
              {t('inbox.reviews.hide')}
            </Button>
          )
        }
        title={t('inbox.reviews.answer')}
      >
        {review.answer !== null && (
          <p className="whitespace-pre-line" dir="auto">
            {review.answer}
          </p>
        )}
        <ReasonForm
          hint={t('inbox.reviews.answerHint')}
          key={answerVersion}
          label={t('inbox.reviews.answer')}
          missingText={t('inbox.reviews.answerMissing')}
          onSubmit={(text) => answer(text)}
          submitLabel={t('inbox.reviews.saveAnswer')}
        />
      </Block>
      <Dialog
        closeOnClickOutside={false}
        onClose={() => setForm(undefined)}
        open={form !== undefined}
        size="sm"
        title={t(
          form === 'restored'
            ? 'inbox.reviews.restore'
            : form === 'upheld'
              ? 'inbox.reviews.uphold'
              : 'inbox.reviews.hide',
        )}
      >
        {form === 'hide' && <HideForm onHide={hide} />}
        {(form === 'upheld' || form === 'restored') && (
          <ReasonForm
            label={t('inbox.reviews.note')}
            missingText={t('inbox.reviews.noteMissing')}
            onSubmit={(note) => decide(form, note)}
            submitLabel={t(form === 'restored' ? 'inbox.reviews.restore' : 'inbox.reviews.uphold')}
          >
            <p>{t('inbox.reviews.decideText')}</p>
          </ReasonForm>
        )}
      </Dialog>
      <ConflictDialog conflict={conflict} onClose={() => setConflict(undefined)} onKeepTheirs={keepTheirs} />
    </div>
  );
}
