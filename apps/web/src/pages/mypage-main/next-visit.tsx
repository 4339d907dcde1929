import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { getButtonClass } from '@dining/ui/button';
import { Picture } from '@dining/ui/picture';
import { Loading, Skeleton } from '@dining/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { LoadFailed } from '../../components/load-failed';
import { createOwnCancellation } from '../../entities/reservations/cancellation';
import { nextVisitQuery } from '../../entities/reservations/queries';
import { CalendarLink } from '../../features/reservations/details/calendar-link';
import { formatNextVisit } from '../../features/reservations/details/format-next-visit';
import { DirectionsLink } from '../../features/reservations/details/visit-links';
import { CancelButton } from '../../flows/cancelling/cancel-button';
import { useToday } from '../../lib/clock';
import { formatFacts } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { createPictureImage } from '../../lib/picture';

/** Shows the member's next visit above the list (decision 52). Renders nothing if there is none. */
export function NextVisit() {
  const { data, error, isFetching, refetch } = useQuery(nextVisitQuery);
  if (data === undefined) {
    // 401 has already redirected to the sign-in page.
    if (error !== null && error.status !== 401)
      return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
    return (
      <Loading>
        <Skeleton className="rounded-md" height="12rem" />
      </Loading>
    );
  }
  return data === null ? null : <NextVisitCard reservation={data} />;
}

function NextVisitCard({ reservation }: { reservation: ResvInfo }) {
  const translations = useTranslations();
  const { t } = translations;
  const today = useToday();
  const currentHref = useLocation({ select: ({ href }) => href });
  const [photo] = reservation.prodPhotoList;
  return (
    <section
      aria-labelledby="next-visit"
      className="grid grid-cols-1 overflow-hidden rounded-md bg-sunk wrap-anywhere md:grid-cols-[20rem_1fr]"
    >
      {photo !== undefined && (
        <Picture
          alt=""
          className="self-start md:my-6 md:ml-6 md:w-auto md:rounded-md"
          image={createPictureImage(photo.filePath)}
          priority
          ratio={4 / 3}
          sizes="(min-width: 768px) 296px, 100vw"
        />
      )}
      <div className="grid grid-cols-1 content-start gap-1 p-5 md:p-6">
        <h2 className="eyebrow" id="next-visit">
          {t(reservation.resvType === 'pickup' ? 'mypage.next.pickup' : 'mypage.next.visit')}
        </h2>
        <p className="heading text-xl md:text-2xl">{formatNextVisit(translations, reservation, today)}</p>
        <p>
          {formatFacts(translations, [
            localizeField(translations, reservation, 'htlName'),
            localizeField(translations, reservation, 'dinName'),
          ])}
        </p>
        <p className="text-ink-soft text-sm">{localizeField(translations, reservation, 'prodName')}</p>
        <div className="flex flex-wrap gap-x-6">
          <DirectionsLink reservation={reservation} />
          <CalendarLink reservation={reservation} />
        </div>
        <div className="mt-2 flex flex-wrap gap-3">
          <Link
            aria-describedby="next-visit"
            className={getButtonClass()}
            search={{ resvCode: reservation.resvCode }}
            state={{ mypageHref: currentHref }}
            to="/fnb/mypage/resv/detail"
          >
            {t('mypage.detail')}
          </Link>
          <CancelButton cancellation={createOwnCancellation(reservation)} reservation={reservation} />
        </div>
      </div>
    </section>
  );
}
