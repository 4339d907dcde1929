import type { ReservationType } from '@dining/domain/products/product';
import { Disclosure } from '@dining/ui/disclosure';
import { linkClass } from '@dining/ui/text-link';
import { useState } from 'react';
import type { Venue } from '../../entities/venues/venues';
import { loadTexts, t } from '../../lib/i18n';
import { LateDialog } from '../../lib/late-dialog';
import { ownText } from '../../lib/text-for';

const loadDialog = async () => {
  const [module] = await Promise.all([import('./dining-info-dialog'), loadTexts(['venue'])]);
  return { DiningInfoDialog: module.DiningInfoDialog };
};

interface VenueNoticesProps {
  venue: Venue;
  type: ReservationType;
  /** What a deposit means; blank where none is taken. */
  depositNote: string;
}

/** What to know before coming: the venue's notes, the deposit, parking (Spec §2.10), and its hours, seats and place a press away. */
export function VenueNotices({ venue, type, depositNote }: VenueNoticesProps) {
  const [asked, setAsked] = useState(false);
  const notices = [
    ['product.notices.reservation', ownText(type === 'pickup' ? venue.pickupNotice : venue.notice)],
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
      <button aria-haspopup="dialog" className={linkClass('next')} onClick={() => setAsked(true)} type="button">
        {t('product.notices.dining')}
      </button>
      {asked && (
        <LateDialog load={loadDialog} name="dining-info" onClose={() => setAsked(false)}>
          {({ DiningInfoDialog }) => <DiningInfoDialog onClose={() => setAsked(false)} venue={venue} />}
        </LateDialog>
      )}
    </div>
  );
}
