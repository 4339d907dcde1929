import type { SearchState } from '@dining/domain/search/search-state';
import { FactIcon } from '@dining/ui/fact-icon';
import { joinClasses } from '@dining/ui/join-classes';
import { getLinkClass } from '@dining/ui/text-link';
import { Link } from '@tanstack/react-router';
import { Facts } from '../../../components/facts';
import { formatVisitSearch, visitEditorId } from '../../../entities/search/search-params';
import { useTranslations } from '../../../lib/i18n';
import { formatVisitTime, listPartyFacts } from './visit-summary';

interface VisitLineProps {
  search: SearchState;
  venueName: string;
  dinCode: string;
}

export function VisitLine({ search, venueName, dinCode }: VisitLineProps) {
  const translations = useTranslations();
  const { t } = translations;
  const visitText = formatVisitTime(translations, search);
  const party = search.type === 'pickup' ? [] : listPartyFacts(translations, search);
  const facts = [venueName, visitText, ...party].filter((fact) => fact !== '');
  return (
    // As high as two lines of text, so that nothing shifts when the visit appears.
    <div className="grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 text-ink-soft text-sm md:flex">
      <p className="flex items-center gap-2 leading-5">
        <FactIcon name="calendar" size={18} />
        <span>
          <Facts facts={facts} />
        </span>
      </p>
      <Link
        className={joinClasses(getLinkClass('next'), 'shrink-0')}
        hash={visitEditorId}
        params={{ dinCode }}
        search={formatVisitSearch(search)}
        to="/reservation/step/2/$dinCode"
      >
        {t('reservation.summary.change')}
      </Link>
    </div>
  );
}
