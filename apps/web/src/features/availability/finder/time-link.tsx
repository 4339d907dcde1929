import { isFewLeft } from '@dining/domain/availability/few-left';
import type { SearchState } from '@dining/domain/search/search-state';
import type { DinCode } from '@dining/domain/shared/codes';
import { Link } from '@tanstack/react-router';
import type { FoundTime } from '../../../entities/availability/free-tables';
import { formatVisitSearch } from '../../../entities/search/search-params';
import { useChangeSearch } from '../../../entities/search/search-state';
import { useTranslations } from '../../../lib/i18n';

export const timeClass =
  'flex min-h-14 min-w-18 flex-col items-center justify-center rounded-sm border border-line px-3 py-1.5';

interface TimeLinkProps {
  dinCode: DinCode;
  time: FoundTime;
  /** The search at this time, with which the second step opens. */
  search: SearchState;
}

/** Links a free time to what can be had then, and says if few seats are left. */
export function TimeLink({ dinCode, time: { time, seatsLeft }, search }: TimeLinkProps) {
  const changeSearch = useChangeSearch();
  const { t } = useTranslations();
  return (
    <Link
      className={`${timeClass} bg-raised text-ink no-underline transition-colors hover:border-brass`}
      onClick={() => changeSearch(() => search)}
      params={{ dinCode }}
      search={formatVisitSearch(search)}
      to="/reservation/step/2/$dinCode"
    >
      <span>{time}</span>
      {isFewLeft(seatsLeft) && (
        <span className="text-warning text-xs">{t('availability.left', { count: seatsLeft })}</span>
      )}
    </Link>
  );
}
