import { joinClasses } from '@dining/ui/join-classes';
import { Notice } from '@dining/ui/notice';
import type { PhoneOffer, PhoneProduct } from '../../entities/reservations/phone-booking';
import { useTranslations } from '../../lib/i18n';
import type { DraftProps } from './booking-draft';

export function BookingTimeFields({
  draft,
  change,
  error,
  product,
  offer,
}: DraftProps & { error: string | undefined; product: PhoneProduct; offer: PhoneOffer | undefined }) {
  const { t } = useTranslations();
  const isFull = !product.times.some(({ isFree }) => isFree);
  return (
    <div className="grid gap-3" data-field="time">
      <fieldset>
        <legend className="pb-2">{t('staffDesk.form.time')}</legend>
        <div className="flex flex-wrap gap-2">
          {product.times.map(({ time, isFree, seatsLeft }) => (
            <button
              aria-pressed={draft.time === time}
              className={joinClasses(
                'grid min-h-11 min-w-20 content-center rounded-sm border px-3 py-1 text-center tabular-nums',
                draft.time === time ? 'border-brass bg-brass-wash' : 'border-edge hover:bg-sunk',
                !isFree && 'cursor-default border-line border-dashed text-ink-soft',
              )}
              disabled={!isFree}
              key={time}
              onClick={() => change({ time })}
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
        <Notice tone="warning" title={t('staffDesk.form.allFull')}>
          {offer !== undefined && offer.sisters.length > 0 && (
            <>
              <p>{t('staffDesk.form.sisters')}</p>
              <ul>
                {offer.sisters.map(({ dinCode, name, times }) => (
                  <li key={dinCode}>{t('staffDesk.form.sister', { venue: name, times: times.join(', ') })}</li>
                ))}
              </ul>
            </>
          )}
        </Notice>
      )}
    </div>
  );
}
