import { isLowStock } from '@dining/domain/availability/low-stock';
import { countPeople, type Party } from '@dining/domain/products/party';
import type { SearchState } from '@dining/domain/search/search-state';
import type { DinCode } from '@dining/domain/shared/codes';
import type { SeoulTime } from '@dining/domain/shared/seoul-time';
import { Link } from '@tanstack/react-router';
import type { StartTime, VenueTimes } from '../../../entities/availability/free-tables';
import { formatVisitSearch } from '../../../entities/search/search-params';
import { useChangeSearch } from '../../../entities/search/search-state';
import { useTranslations } from '../../../lib/i18n';

const timeClass =
  'flex min-h-14 min-w-18 flex-col items-center justify-center rounded-sm border border-line px-3 py-1.5';

interface TimeLinkProps {
  dinCode: DinCode;
  time: Pick<StartTime, 'time' | 'seatsLeft'>;
  /** Shown if it is not the searched day. */
  day?: string;
  /** The search with this time, for the second step. */
  search: SearchState;
}

/** Links a free time to the products available then, and states if few seats are left. */
export function TimeLink({ dinCode, time: { time, seatsLeft }, day, search }: TimeLinkProps) {
  const changeSearch = useChangeSearch();
  const { t } = useTranslations();
  return (
    <Link
      className={`${timeClass} bg-raised text-ink no-underline transition-colors hover:border-brass`}
      onClick={() => changeSearch(() => search)}
      params={{ dinCode }}
      search={formatVisitSearch(search)}
      state={{ shouldOpenOnlyOffer: true }}
      to="/reservation/step/2/$dinCode"
    >
      {day !== undefined && <span className="whitespace-nowrap text-ink-soft text-xs">{day}</span>}
      <span>{time}</span>
      {isLowStock(seatsLeft) && (
        <span className="text-warning text-xs">{t('availability.left', { count: seatsLeft })}</span>
      )}
    </Link>
  );
}

export function TakenTime({ time }: { time: SeoulTime }) {
  const { t } = useTranslations();
  return (
    <span className={`${timeClass} bg-sunk text-ink-soft`}>
      <s>{time}</s>
      <span className="text-xs">{t('availability.taken')}</span>
    </span>
  );
}

/** Lists free and full times. Leaves out times that have seats for the party but no product to order. */
export const listShownTimes = (venueTimes: VenueTimes | undefined, party: Party): readonly StartTime[] =>
  (venueTimes?.times ?? []).filter(({ isFree, seatsLeft }) => isFree || seatsLeft < countPeople(party));
