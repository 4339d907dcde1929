import { countPeople } from '@dining/domain/products/party';
import type { FinderQuery } from '@dining/domain/search/finder-query';
import { countFilterCriteria } from '@dining/domain/search/venue-filter';
import type { HtlCode } from '@dining/domain/shared/codes';
import { getButtonClass } from '@dining/ui/button';
import { Icon } from '@dining/ui/icon';
import { joinClasses } from '@dining/ui/join-classes';
import { useState } from 'react';
import { LazyDialog } from '../../../components/lazy-dialog';
import { useHotels } from '../../../entities/app/app-data';
import { useToday } from '../../../lib/clock';
import { formatDayInText, formatFacts, formatList } from '../../../lib/format';
import { useTranslations } from '../../../lib/i18n';
import { localizeField } from '../../../lib/localize-text';

interface FinderSummaryProps {
  finderQuery: FinderQuery;
  /** The current hotel; not shown if the search covers all hotels. */
  htlCode: HtlCode;
  onChange: (finderQuery: FinderQuery, htlCode: HtlCode) => void;
  /** Called by the sheet's main button, for example to open the results. */
  onFind?: () => void;
}

/** Shows the search for a table as a button, which opens the sheet that changes the search. */
export function FinderSummary({ finderQuery, htlCode, onChange, onFind }: FinderSummaryProps) {
  const translations = useTranslations();
  const { t } = translations;
  const hotels = useHotels();
  const today = useToday();
  const [isOpen, setIsOpen] = useState(false);
  const { adults, kids } = finderQuery.party;
  const hotel = hotels.find((candidate) => candidate.htlCode === htlCode);
  const filterCount = countFilterCriteria(finderQuery);
  const partyTexts = [
    t('common.units.adults', { count: adults }),
    ...(kids > 0 ? [t('common.units.kids', { count: kids })] : []),
  ];
  const dayAndMeal = [
    formatDayInText(translations, finderQuery.day, today),
    finderQuery.meal === null ? t('availability.anyMeal') : t(`common.meal.${finderQuery.meal}`),
  ];
  return (
    <>
      <button
        aria-haspopup="dialog"
        className="flex min-h-14 w-full flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-sm border border-edge bg-raised py-1.5 pr-1.5 pl-4 text-left text-ink transition-colors hover:border-brass"
        onClick={() => setIsOpen(true)}
        type="button"
      >
        <span className="grid min-w-0 flex-[1_1_9rem] md:flex md:flex-wrap md:items-baseline md:gap-x-6">
          <span className="text-ink-soft text-xs md:text-base md:text-ink">
            {formatFacts(translations, [
              finderQuery.isForAllHotels || hotel === undefined
                ? t('availability.everyHotel')
                : localizeField(translations, hotel, 'htlName'),
              filterCount > 0 && t('availability.filterCount', { count: filterCount }),
            ])}
          </span>
          <span className="text-sm leading-6 sm:text-base">
            <span aria-hidden="true" className="sm:hidden">
              {formatFacts(translations, [...dayAndMeal, String(countPeople(finderQuery.party))])}
            </span>
            <span className="max-sm:sr-only">
              {formatFacts(translations, [...dayAndMeal, formatList(translations, partyTexts)])}
            </span>
          </span>
        </span>
        <span className={joinClasses(getButtonClass({ variant: 'primary', size: 'sm' }), 'max-sm:px-3! md:px-8')}>
          {t('availability.title')}
          <Icon name="chevron-down" size={16} />
        </span>
      </button>
      {isOpen && (
        <LazyDialog
          load={async ({ load }) => {
            const [{ FinderDialog }] = await Promise.all([
              import('./finder-dialog'),
              load(['availability', 'reservation']),
            ]);
            return { FinderDialog };
          }}
          name="finder-dialog"
          onClose={() => setIsOpen(false)}
        >
          {({ FinderDialog }) => (
            <FinderDialog
              htlCode={htlCode}
              onChange={onChange}
              onClose={() => setIsOpen(false)}
              onFind={() => {
                setIsOpen(false);
                onFind?.();
              }}
              finderQuery={finderQuery}
            />
          )}
        </LazyDialog>
      )}
    </>
  );
}
