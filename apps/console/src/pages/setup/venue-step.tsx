import { useQuery } from '@tanstack/react-query';
import { getVenueQuery, saveVenue } from '../../entities/catalogue/catalogue';
import { LoadFailed, LoadingRows, ScreenHead } from '../../features/screen/screen';
import { VenueForm } from '../../flows/catalogue/venue-form';
import { useIdempotentWrite } from '../../flows/second-factor/use-idempotent-write';
import { useTranslations } from '../../lib/i18n';
import type { StepByType } from './setup-step';

interface VenueStepProps {
  readonly step: StepByType<'venue'>;
  readonly onSaved: (name: string) => void;
}

/** Shows the form that adds a venue to a hotel, or changes a venue. */
export function VenueStep({ step: { htlCode, dinCode, name }, onSaved }: VenueStepProps) {
  const { t } = useTranslations();
  const write = useIdempotentWrite();
  const { data, error, isFetching, refetch } = useQuery({
    ...getVenueQuery(dinCode),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const title = dinCode === null ? t('setup.open.addVenue', { hotel: name }) : t('setup.open.editVenue', { name });
  return (
    <>
      <ScreenHead title={title} />
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />}
      {dinCode !== null && data === undefined && error === null && <LoadingRows />}
      {(dinCode === null || data !== undefined) && (
        <VenueForm
          draftKey={`setup venue ${dinCode ?? `new ${htlCode}`}`}
          key={data?.version ?? 'new'}
          onSave={(fields, version) =>
            write(saveVenue, { htlCode, dinCode, version, fields: { ...fields, startTimes: [...fields.startTimes] } })
          }
          onSaved={() => onSaved(dinCode === null ? t('setup.topics.venue') : name)}
          stored={data}
        />
      )}
    </>
  );
}
