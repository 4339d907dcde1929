import { getButtonClass } from '@dining/ui/button';
import { EmptyState } from '@dining/ui/empty-state';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ListSearch } from '../../entities/members/mypage-params';
import { getOwnReservationsQuery } from '../../entities/reservations/own-reservations';
import { OwnReservationRow } from '../../features/reservations/details/own-reservation-row';
import { OwnReservationsSkeleton } from '../../features/reservations/details/own-reservations-skeleton';
import { ReviewButton } from '../../features/reviews/review-button';
import { useTranslations } from '../../lib/i18n';
import { PagedList } from './paged-list';

interface OwnReservationsProps {
  listSearch: ListSearch;
  onPageChange: (page: number) => void;
}

export function OwnReservations({ listSearch, onPageChange }: OwnReservationsProps) {
  const { t } = useTranslations();
  const query = useQuery(getOwnReservationsQuery(listSearch));
  return (
    <PagedList
      empty={
        <EmptyState
          action={
            <Link className={getButtonClass({ variant: 'primary' })} to="/reservation/step/1">
              {t('common.buttons.reserve')}
            </Link>
          }
          illustration="still-life"
          title={t('mypage.empty')}
        >
          {t('mypage.emptyHint')}
        </EmptyState>
      }
      label={t('mypage.tabs.resv')}
      onPageChange={onPageChange}
      query={query}
      skeleton={<OwnReservationsSkeleton />}
    >
      {(row) => (
        <OwnReservationRow key={row.resvCode} reservation={row}>
          <ReviewButton row={row} />
        </OwnReservationRow>
      )}
    </PagedList>
  );
}
