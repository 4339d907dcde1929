import { pickupTime } from '@dining/domain/availability/pickup';
import type { SearchState } from '@dining/domain/search/search-state';
import { Row, Rows } from '@dining/ui/rows';
import type { ReactNode } from 'react';
import { dayText, visitText } from '../../../lib/format';
import { t } from '../../../lib/i18n';

type VisitSearch = Pick<SearchState, 'type' | 'adults' | 'kids' | 'visitDay' | 'visitTime'>;

type Party = Pick<VisitSearch, 'adults' | 'kids'>;

/** Who comes, adults and children apart; nothing for nobody. */
export const partyFacts = ({ adults, kids }: Party): readonly string[] => [
  ...(adults > 0 ? [t('common.units.adults', { count: adults })] : []),
  ...(kids > 0 ? [t('common.units.kids', { count: kids })] : []),
];

/** The party in words: "2 adults · 1 child"; blank for nobody. */
export const partyText = (party: Party): string => partyFacts(party).join(' · ');

/** Day and time as far as they are chosen; a pickup is ready from its fixed time (decision 13). */
export function whenText({ type, visitDay, visitTime }: Pick<VisitSearch, 'type' | 'visitDay' | 'visitTime'>): string {
  if (visitDay === null) return '';
  const time = type === 'pickup' ? pickupTime : visitTime;
  return time === null ? dayText(visitDay) : visitText({ date: visitDay, time });
}

/** The whole choice in a line: day and time, party. */
export const briefText = (search: VisitSearch): string =>
  [whenText(search), search.type === 'pickup' ? t('common.resvType.pickup') : partyText(search)].filter(Boolean).join(' · ');

interface VisitSummaryProps {
  venueName: string;
  search: VisitSearch;
  /** More rows. */
  children?: ReactNode;
}

/** What is chosen so far: venue, day and time, type, party. */
export function VisitSummary({ venueName, search, children }: VisitSummaryProps) {
  const none = <span className="text-ink-soft">{'–'}</span>;
  return (
    <Rows>
      <Row label={t('reservation.venue.label')} value={venueName || none} />
      <Row label={t('reservation.type.label')} value={t(`common.resvType.${search.type}`)} />
      <Row
        label={t(search.type === 'pickup' ? 'reservation.summary.pickup' : 'reservation.summary.visit')}
        value={whenText(search) || none}
      />
      {search.type !== 'pickup' && <Row label={t('reservation.party.label')} value={partyText(search) || none} />}
      {children}
    </Rows>
  );
}
