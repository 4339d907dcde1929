import { joinClasses } from '@dining/ui/join-classes';
import { Notice } from '@dining/ui/notice';
import { TextField } from '@dining/ui/text-field';
import type { PhoneProduct, PhoneQuote } from '../../entities/reservations/phone-booking';
import { formatVisit } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { type BookingSectionProps, isTimeFull } from './booking-draft';

interface BookingTimeFieldsProps extends BookingSectionProps {
  readonly product: PhoneProduct;
  readonly quote: PhoneQuote | undefined;
  /** The quote for the chosen time. If the time is full, it contains the alternatives that are free. */
  readonly chosenQuote: PhoneQuote | undefined;
  readonly mayOverride: boolean;
  readonly partyText: string;
}

/** Shows other free times of the venue, which can be chosen, and other venues of the hotel. */
function Alternatives({ quote, form }: BookingSectionProps & { readonly quote: PhoneQuote | undefined }) {
  const translations = useTranslations();
  const { t } = translations;
  if (quote === undefined) return null;
  const choose = (date: string, time: string) => {
    form.getValueFieldProps('date').onChange(date);
    form.getValueFieldProps('time').onChange(time);
  };
  return (
    <>
      {quote.nearest.length > 0 && (
        <>
          <p>{t('staffDesk.form.nearest')}</p>
          <p className="flex flex-wrap gap-2 py-2">
            {quote.nearest.map(({ date, time }) => (
              <button
                className="min-h-11 rounded-sm border border-edge px-3 tabular-nums hover:bg-sunk"
                key={`${date} ${time}`}
                onClick={() => choose(date, time)}
                type="button"
              >
                {formatVisit(translations, { date, time }, false)}
              </button>
            ))}
          </p>
        </>
      )}
      {quote.sisters.length > 0 && (
        <>
          <p>{t('staffDesk.form.sisters')}</p>
          <ul>
            {quote.sisters.map(({ dinCode, name, times }) => (
              <li key={dinCode}>{t('staffDesk.form.sister', { venue: name, times: times.join(', ') })}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

/**
 * Lets staff choose the start time. If it is full, shows alternatives and asks staff with the permission for the reason
 * for booking beyond capacity.
 */
export function BookingTimeFields({
  form,
  product,
  quote,
  chosenQuote,
  mayOverride,
  partyText,
}: BookingTimeFieldsProps) {
  const { t } = useTranslations();
  const { value: chosenTime, onChange: chooseTime, error } = form.getValueFieldProps('time');
  const isDayFull = product.times.length > 0 && !product.times.some(({ isFree }) => isFree);
  const isFull = isTimeFull(form.values, product);
  const isOverridePossible = mayOverride && product.type === 'table';
  return (
    <div className="grid gap-3">
      <fieldset id={form.getId('time')} tabIndex={-1}>
        <legend className="pb-2">{t('staffDesk.form.time')}</legend>
        <div className="flex flex-wrap gap-2">
          {product.times.map(({ time, isFree, seatsLeft }) => (
            <button
              aria-pressed={chosenTime === time}
              className={joinClasses(
                'grid min-h-11 min-w-20 content-center rounded-sm border px-3 py-1 text-center tabular-nums',
                chosenTime === time ? 'border-brass bg-brass-wash' : 'border-edge hover:bg-sunk',
                !isFree && 'border-dashed text-ink-soft',
              )}
              key={time}
              onClick={() => chooseTime(time)}
              type="button"
            >
              <span className="font-medium">{time}</span>
              <span className="text-ink-soft text-xs">
                {!isFree && t('staffDesk.form.full')}
                {isFree && product.type === 'table' && t('staffDesk.form.seats', { count: seatsLeft })}
              </span>
            </button>
          ))}
        </div>
        {error !== undefined && (
          <p className="pt-2 text-danger text-sm" role="alert">
            {error}
          </p>
        )}
      </fieldset>
      {isFull && (
        <div className="grid gap-3">
          <Notice
            announce
            title={t(isOverridePossible ? 'staffDesk.form.overFull' : 'staffDesk.form.overNoRight', {
              people: partyText,
            })}
            tone="warning"
          >
            <Alternatives form={form} quote={chosenQuote} />
          </Notice>
          {isOverridePossible && (
            <TextField {...form.getRequiredFieldProps('overrideReason')} label={t('staffDesk.form.overReason')} />
          )}
        </div>
      )}
      {isDayFull && !isFull && (
        <Notice title={t('staffDesk.form.allFull')} tone="warning">
          <Alternatives form={form} quote={quote} />
        </Notice>
      )}
    </div>
  );
}
