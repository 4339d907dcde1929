import type { ProblemError } from '@dining/client/problem-error';
import { Button } from '@dining/ui/button';
import { Notice } from '@dining/ui/notice';
import { RadioGroup } from '@dining/ui/radio-group';
import { Select } from '@dining/ui/select';
import { TextArea } from '@dining/ui/text-area';
import { TextField } from '@dining/ui/text-field';
import { useState } from 'react';
import { Refusal } from '../../components/refusal';
import type { StockChoice, StockPreview } from '../../entities/inventory/stock';
import { formatDay, formatVisit, formatWon } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { useRequestForm } from '../../lib/use-request-form';

const choiceNames = ['keep', 'write', 'cancel'] as const satisfies readonly StockChoice[];

export interface Decision {
  readonly choices: { resvCode: string; choice: StockChoice }[];
  readonly reason: string;
  readonly message: string;
}

interface PreviewFormProps {
  readonly preview: StockPreview;
  /** True if bookings have changed since the first preview. */
  readonly isRenewed: boolean;
  readonly mayCancel: boolean;
  readonly onSave: (decision: Decision) => Promise<ProblemError | undefined>;
}

type Concerned = StockPreview['reservations'][number];

const countPeople = (reservations: readonly Concerned[]): number =>
  reservations.reduce((sum, { adults, kids }) => sum + adults + kids, 0);
const sumRefunds = (reservations: readonly Concerned[]): number =>
  reservations.reduce((sum, { refund }) => sum + refund, 0);

function ConflictTable({ conflicts }: Pick<StockPreview, 'conflicts'>) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <table className="w-full text-left">
      <caption className="pb-2 text-left font-medium">{t('staffStock.preview.times')}</caption>
      <thead className="border-line border-b text-ink-soft text-xs">
        <tr>
          {(['day', 'time', 'place', 'taken', 'offered'] as const).map((column) => (
            <th className="px-2 py-2 font-medium" key={column} scope="col">
              {t(`staffStock.preview.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {conflicts.map(
          ({ date, time, type, dinRoomCode, roomName, taken, offeredBefore, offered, ordersBeingPaid }) => (
            <tr className="border-line border-b" key={`${date} ${time} ${dinRoomCode ?? ''}`}>
              <th className="px-2 py-2 font-medium tabular-nums" scope="row">
                {formatDay(translations, date)}
              </th>
              <td className="px-2 py-2 tabular-nums">{time}</td>
              <td className="px-2 py-2">{type === 'room' ? roomName : t(`common.resvType.${type}`)}</td>
              <td className="px-2 py-2 tabular-nums">
                {taken}
                {ordersBeingPaid > 0 && (
                  <span className="block text-warning text-xs">
                    {t('staffStock.preview.ordersBeingPaid', { count: ordersBeingPaid })}
                  </span>
                )}
              </td>
              <td className="px-2 py-2 tabular-nums">
                {offeredBefore} → {offered}
              </td>
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}

/** Shows the bookings that a change of stock affects, and lets staff choose what happens to each reservation. */
export function PreviewForm({ preview, isRenewed, mayCancel, onSave }: PreviewFormProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { conflicts, reservations } = preview;
  const [choices, setChoices] = useState<ReadonlyMap<string, StockChoice>>(new Map());
  const getChoice = (resvCode: string): StockChoice => choices.get(resvCode) ?? 'keep';
  const filterByChoice = (choice: StockChoice) => reservations.filter(({ resvCode }) => getChoice(resvCode) === choice);
  const [cancelled, written] = [filterByChoice('cancel'), filterByChoice('write')];
  const sharedChoice = choiceNames.find((choice) => filterByChoice(choice).length === reservations.length);
  const chooseForAll = (choice: StockChoice) =>
    setChoices(new Map(reservations.map(({ resvCode }) => [resvCode, choice])));
  const { submit, getRequiredFieldProps, problem, isPending } = useRequestForm<{ reason: string; message: string }>({
    defaultValues: { reason: '', message: '' },
    check: ({ reason, message }) => [
      ...(cancelled.length > 0 && reason.trim() === ''
        ? [{ field: 'reason' as const, text: t('staffStock.preview.missing') }]
        : []),
      ...(written.length > 0 && message.trim() === ''
        ? [{ field: 'message' as const, text: t('staffStock.preview.missing') }]
        : []),
    ],
    send: ({ reason, message }) =>
      onSave({
        choices: reservations.map(({ resvCode }) => ({ resvCode, choice: getChoice(resvCode) })),
        reason: reason.trim(),
        message: message.trim(),
      }),
  });
  const textValues = {
    count: reservations.length,
    people: countPeople(reservations),
    amount: formatWon(translations, sumRefunds(reservations)),
  };
  const options = choiceNames.map((value) => ({ value, label: t(`staffStock.preview.choices.${value}`) }));
  return (
    <form className="grid gap-6" noValidate onSubmit={submit}>
      {isRenewed && (
        <Notice announce tone="warning">
          {t('problems.bookings_changed')}
        </Notice>
      )}
      <Notice tone={conflicts.length === 0 ? 'success' : 'warning'}>
        {conflicts.length === 0 ? t('staffStock.preview.none') : t('staffStock.preview.summary', textValues)}
      </Notice>
      {conflicts.length > 0 && <ConflictTable conflicts={conflicts} />}
      {reservations.length > 0 && (
        <>
          <RadioGroup
            inline
            label={t('staffStock.preview.forAll')}
            onChange={chooseForAll}
            options={options.map((option) => ({ ...option, disabled: option.value === 'cancel' && !mayCancel }))}
            value={sharedChoice}
            {...(mayCancel ? {} : { description: t('staffStock.preview.mayNotCancel') })}
          />
          <ul aria-label={t('staffStock.preview.reservations')} className="grid">
            {reservations.map((reservation) => {
              const { resvCode, visit, adults, kids, productName, refund } = reservation;
              return (
                <li
                  className="grid items-center gap-x-4 gap-y-2 border-line border-b py-2 md:grid-cols-[1fr_14rem]"
                  key={resvCode}
                >
                  <div>
                    <p className="font-medium tabular-nums">
                      {formatVisit(translations, visit, false)} ·{' '}
                      {t('staffStock.preview.people', { count: adults + kids })}
                    </p>
                    <p className="text-ink-soft text-xs">
                      {resvCode} · {productName} · {formatWon(translations, refund)}
                    </p>
                  </div>
                  <Select
                    label={t('staffStock.preview.choiceOf', { code: resvCode })}
                    labelHidden
                    onChange={({ target }) => {
                      const chosen = choiceNames.find((choice) => choice === target.value) ?? 'keep';
                      setChoices(new Map([...choices, [resvCode, chosen]]));
                    }}
                    options={options.filter(({ value }) => value !== 'cancel' || mayCancel)}
                    value={getChoice(resvCode)}
                  />
                </li>
              );
            })}
          </ul>
          {cancelled.length > 0 && (
            <TextField
              {...getRequiredFieldProps('reason')}
              description={t('staffStock.preview.reasonHint')}
              label={t('staffStock.preview.reason')}
            />
          )}
          {written.length > 0 && (
            <TextArea
              {...getRequiredFieldProps('message')}
              description={t('staffStock.preview.messageHint')}
              label={t('staffStock.preview.message')}
              rows={4}
            />
          )}
        </>
      )}
      <p role="status">
        {cancelled.length > 0 &&
          t('staffStock.preview.consequence', {
            count: cancelled.length,
            people: countPeople(cancelled),
            amount: formatWon(translations, sumRefunds(cancelled)),
          })}
      </p>
      <Refusal problem={problem} />
      <Button
        className="justify-self-start"
        pending={isPending}
        type="submit"
        variant={cancelled.length > 0 ? 'danger' : 'primary'}
      >
        {cancelled.length > 0 ? t('staffStock.preview.saveAndCancel') : t('staffStock.preview.save')}
      </Button>
    </form>
  );
}
