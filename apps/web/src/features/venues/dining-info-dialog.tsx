import { Dialog } from '@dining/ui/dialog';
import { Row, Rows } from '@dining/ui/rows';
import { TextLink } from '@dining/ui/text-link';
import type { Venue } from '../../entities/venues/venues';
import { t } from '../../lib/i18n';
import { ownText } from '../../lib/text-for';
import { OpeningHours } from './opening-hours';

/** A restaurant's hours, seats, place and telephone (Spec §2.3 Dining service info modal, §9: the venue's own count of seats). */
export function DiningInfoDialog({ venue, onClose }: { venue: Venue; onClose: () => void }) {
  return (
    <Dialog closeLabel={t('common.buttons.close')} onClose={onClose} open size="md" title={t('venue.dining.title')}>
      <p className="heading mb-3 text-lg">{ownText(venue.name)}</p>
      <Rows>
        <Row label={t('venue.hours')} value={<OpeningHours text={ownText(venue.openingHours)} />} wide />
        {venue.seatCount > 0 && (
          <Row label={t('venue.dining.seats')} value={t('venue.dining.seatCount', { count: venue.seatCount })} wide />
        )}
        <Row label={t('venue.location')} value={ownText(venue.location)} wide />
        <Row label={t('venue.dining.phone')} value={<TextLink href={`tel:${venue.phone}`}>{venue.phone}</TextLink>} wide />
      </Rows>
    </Dialog>
  );
}
