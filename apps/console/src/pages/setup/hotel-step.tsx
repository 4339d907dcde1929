import type { HotelFields } from '@dining/domain/catalogue/fields';
import { useQuery } from '@tanstack/react-query';
import { getHotelQuery, saveHotel } from '../../entities/catalogue/catalogue';
import { LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { HotelForm } from '../../flows/catalogue/hotel-form';
import { HotelPhotosBlock } from '../../flows/catalogue/hotel-photos-block';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { useTranslations } from '../../lib/i18n';
import type { StepByType } from './setup-step';

const toBody = ({ memberFoodRule, ...fields }: HotelFields) => ({
  ...fields,
  memberFoodRule: memberFoodRule && { ...memberFoodRule, excludedMonthDays: [...memberFoodRule.excludedMonthDays] },
});

interface HotelStepProps {
  readonly step: StepByType<'hotel'>;
  readonly nextPosition: number;
  readonly onSaved: (name: string) => void;
}

/** Shows the form that adds a hotel, or changes one. */
export function HotelStep({ step: { htlCode, name }, nextPosition, onSaved }: HotelStepProps) {
  const { t } = useTranslations();
  const write = useIdempotentWrite();
  const { data, error, isFetching, refetch } = useQuery({
    ...getHotelQuery(htlCode),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const title = htlCode === null ? t('setup.hotel.title') : t('setup.open.editHotel', { name });
  return (
    <>
      <ScreenHead title={title} />
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {htlCode !== null && data === undefined && error === null && <LoadingRows />}
      {(htlCode === null || data !== undefined) && (
        <HotelForm
          draftKey={`setup hotel ${htlCode ?? 'new'}`}
          htlCode={htlCode}
          key={data?.version ?? 'new'}
          nextPosition={nextPosition}
          onSave={(fields, version) => write(saveHotel, { htlCode, version, fields: toBody(fields) })}
          onSaved={() => onSaved(name === '' ? t('setup.topics.hotel') : name)}
          stored={data}
        />
      )}
      {htlCode !== null && data !== undefined && <HotelPhotosBlock htlCode={htlCode} />}
    </>
  );
}
