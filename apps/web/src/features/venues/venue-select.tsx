import { Select } from '@dining/ui/select';
import type { Venue } from '../../entities/venues/venues';
import { t } from '../../lib/i18n';
import { ownText } from '../../lib/text-for';

interface VenueSelectProps {
  venues: readonly Venue[];
  value: string | null;
  onChange: (dinCode: Venue['dinCode']) => void;
  error?: string | undefined;
}

/** Which of the hotel's venues. */
export function VenueSelect({ venues, value, onChange, error }: VenueSelectProps) {
  const choose = (dinCode: string) => {
    const venue = venues.find((other) => other.dinCode === dinCode);
    if (venue !== undefined) onChange(venue.dinCode);
  };
  return (
    <Select
      error={error}
      id="venue"
      label={t('reservation.venue.label')}
      onChange={(event) => choose(event.target.value)}
      options={venues.map((venue) => ({ value: venue.dinCode, label: ownText(venue.name) }))}
      placeholder={value === null ? t('reservation.venue.placeholder') : undefined}
      value={value ?? ''}
    />
  );
}
