import { pickupTime } from '@dining/domain/availability/pickup';
import type { SearchState } from '@dining/domain/search/search-state';
import { Row, Rows } from '@dining/ui/rows';
import type { ReactNode } from 'react';
import { formatDay, formatFacts, formatVisit } from '../../../lib/format';
import { type Translations, useTranslations } from '../../../lib/i18n';

type VisitSearch = Pick<SearchState, 'type' | 'adults' | 'kids' | 'visitDay' | 'visitTime'>;

type Party = Pick<VisitSearch, 'adults' | 'kids'>;

export const listPartyFacts = ({ t }: Translations, { adults, kids }: Party): readonly string[] => [
  ...(adults > 0 ? [t('common.units.adults', { count: adults })] : []),
  ...(kids > 0 ? [t('common.units.kids', { count: kids })] : []),
];

export const formatParty = (translations: Translations, party: Party): string =>
  formatFacts(translations, listPartyFacts(translations, party));

export function formatVisitTime(
  translations: Translations,
  { type, visitDay, visitTime }: Pick<VisitSearch, 'type' | 'visitDay' | 'visitTime'>,
): string {
  if (visitDay === null) return '';
  const time = type === 'pickup' ? pickupTime : visitTime;
  return time === null ? formatDay(translations, visitDay) : formatVisit(translations, { date: visitDay, time });
}

export const formatVisitBrief = (translations: Translations, search: VisitSearch): string =>
  formatFacts(translations, [
    formatVisitTime(translations, search),
    search.type === 'pickup' ? translations.t('common.resvType.pickup') : formatParty(translations, search),
  ]);

interface VisitSummaryProps {
  venueName: string;
  search: VisitSearch;
  children?: ReactNode;
}

export function VisitSummary({ venueName, search, children }: VisitSummaryProps) {
  const translations = useTranslations();
  const { t } = translations;
  const dash = <span className="text-ink-soft">{'–'}</span>;
  return (
    <Rows>
      <Row label={t('reservation.venue.label')} value={venueName || dash} />
      <Row label={t('reservation.type.label')} value={t(`common.resvType.${search.type}`)} />
      <Row
        label={t(search.type === 'pickup' ? 'reservation.summary.pickup' : 'reservation.summary.visit')}
        value={formatVisitTime(translations, search) || dash}
      />
      {search.type !== 'pickup' && (
        <Row label={t('reservation.party.label')} value={formatParty(translations, search) || dash} />
      )}
      {children}
    </Rows>
  );
}
