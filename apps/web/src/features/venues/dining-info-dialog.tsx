import { Dialog } from '@dining/ui/dialog';
import { Row, Rows } from '@dining/ui/rows';
import { TextLink } from '@dining/ui/text-link';
import { useAppData } from '../../entities/app/app-data';
import { type DiningInfo, getDiningInfo } from '../../entities/venues/dining-info';
import type { Venue } from '../../entities/venues/venues';
import { type Translations, useTranslations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';
import { OpeningHours } from './opening-hours';

const getVenueInfo = (translations: Translations, { openingHours, seatCount, location, phone }: Venue): DiningInfo => ({
  hours: localizeText(translations, openingHours),
  seats: seatCount > 0 ? translations.t('venue.dining.seatCount', { count: seatCount }) : '',
  location: localizeText(translations, location),
  phone,
});

interface DiningInfoDialogProps {
  venue: Venue | undefined;
  onClose: () => void;
}

/**
 * Shows hours, seats, location and phone of a venue, or of the whole group's dining (Spec §2.3 Dining service info
 * modal, decision 60).
 */
export function DiningInfoDialog({ venue, onClose }: DiningInfoDialogProps) {
  const translations = useTranslations();
  const { t } = translations;
  const lists = useAppData()?.dbPropList ?? [];
  const diningInfo = venue === undefined ? getDiningInfo(translations, lists) : getVenueInfo(translations, venue);
  return (
    <Dialog onClose={onClose} open size="md" title={t('venue.dining.title')}>
      {venue !== undefined && <p className="heading mb-3 text-lg">{localizeText(translations, venue.name)}</p>}
      <Rows>
        {diningInfo.hours !== '' && (
          <Row label={t('venue.hours')} value={<OpeningHours text={diningInfo.hours} />} wide />
        )}
        {diningInfo.seats !== '' && <Row label={t('venue.dining.seats')} value={diningInfo.seats} wide />}
        {diningInfo.location !== '' && <Row label={t('venue.location')} value={diningInfo.location} wide />}
        {diningInfo.phone !== '' && (
          <Row
            label={t('venue.dining.phone')}
            value={<TextLink href={`tel:${diningInfo.phone}`}>{diningInfo.phone}</TextLink>}
            wide
          />
        )}
      </Rows>
    </Dialog>
  );
}
