import type { SearchState } from '@dining/domain/search/search-state';
import { Button } from '@dining/ui/button';
import { Facts } from '../../../components/facts';
import { visitEditorId } from '../../../entities/search/search-params';
import { useTranslations } from '../../../lib/i18n';
import { formatVisitTime, listPartyFacts } from './visit-summary';

interface SummaryBarProps {
  venueName: string;
  search: SearchState;
  isEditorOpen: boolean;
  onToggle: () => void;
  onReset: () => void;
}

export function SummaryBar({ venueName, search, isEditorOpen, onToggle, onReset }: SummaryBarProps) {
  const translations = useTranslations();
  const { t } = translations;
  const party = search.type === 'pickup' ? [] : listPartyFacts(translations, search);
  const facts = [formatVisitTime(translations, search), t(`common.resvType.${search.type}`), ...party].filter(
    (fact) => fact !== '',
  );
  return (
    <section
      aria-label={t('reservation.summary.title')}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-line bg-raised px-5 py-4"
    >
      <div className="grid min-w-0 gap-0.5">
        <p className="heading text-lg">{venueName}</p>
        <p className="text-ink-soft text-sm">
          <Facts facts={facts} />
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button aria-controls={visitEditorId} aria-expanded={isEditorOpen} onClick={onToggle} size="sm">
          {t('common.buttons.change')}
        </Button>
        <Button onClick={onReset} size="sm" variant="quiet">
          {t('common.buttons.reset')}
        </Button>
      </div>
    </section>
  );
}
