import { Disclosure } from '@dining/ui/disclosure';
import type { Venue } from '../../entities/venues/venues';
import { t } from '../../lib/i18n';
import { ownText } from '../../lib/text-for';

interface VenueNoticesProps {
  venue: Venue;
  /** What a deposit means; blank where none is taken. */
  depositNote: string;
}

/** What to know before coming: the venue's notes, the deposit, parking (Spec §2.10). */
export function VenueNotices({ venue, depositNote }: VenueNoticesProps) {
  const notices = [
    ['product.notices.reservation', ownText(venue.notice)],
    ['product.notices.deposit', depositNote],
    ['product.notices.parking', ownText(venue.parking)],
  ] as const;
  return (
    <div className="border-line border-t">
      {notices
        .filter(([, text]) => text !== '')
        .map(([key, text]) => (
          <Disclosure
            defaultOpen={key !== 'product.notices.parking'}
            key={key}
            summary={<h2 className="heading text-lg">{t(key)}</h2>}
          >
            <p className="whitespace-pre-line">{text}</p>
          </Disclosure>
        ))}
    </div>
  );
}
