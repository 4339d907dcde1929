import { counterLimits } from '@dining/domain/products/party';
import { Stepper } from '@dining/ui/stepper';
import { TextLink } from '@dining/ui/text-link';
import { useTranslations } from '../../../lib/i18n';

interface GuestCountersProps {
  adults: number;
  kids: number;
  minAdults: number;
  onChange: (party: { adults: number; kids: number }) => void;
  error?: string | undefined;
  /** Phone number for parties that are too large to reserve online. */
  phone?: string | undefined;
}

export function GuestCounters({ adults, kids, minAdults, onChange, error, phone }: GuestCountersProps) {
  const { t } = useTranslations();
  const adultLabel = t('common.guests.adult');
  const kidLabel = t('common.guests.kid');
  return (
    <div className="@container grid gap-3 outline-none" id="guests" tabIndex={-1}>
      <div className="grid items-start gap-x-10 gap-y-3 @min-[36rem]:grid-cols-2">
        <Stepper
          error={error}
          label={adultLabel}
          max={counterLimits.max}
          min={minAdults}
          onChange={(count) => onChange({ adults: count, kids })}
          value={adults}
          valueText={t('common.units.adults', { count: adults })}
        />
        <Stepper
          label={kidLabel}
          max={counterLimits.max}
          min={0}
          note={t('common.guests.kidAge')}
          onChange={(count) => onChange({ adults, kids: count })}
          value={kids}
          valueText={t('common.units.kids', { count: kids })}
        />
      </div>
      <p className="text-ink-soft text-xs">{t('reservation.party.infants')}</p>
      {phone !== undefined && phone !== '' && (
        <p className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
          {t('reservation.party.large')}
          <TextLink className="inline-flex min-h-11 items-center" href={`tel:${phone}`}>
            {phone}
          </TextLink>
        </p>
      )}
    </div>
  );
}
