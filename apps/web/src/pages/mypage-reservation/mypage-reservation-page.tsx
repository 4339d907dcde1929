import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { Page } from '@dining/ui/page';
import { Stack } from '@dining/ui/stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { createOwnAccess } from '../../entities/reservations/answers-access';
import { createOwnCancellation } from '../../entities/reservations/cancellation';
import { getOwnReservationQuery } from '../../entities/reservations/queries';
import { MypageBackLink } from '../../features/members/mypage-back-link';
import { CancelByPhoneNotice } from '../../features/reservations/details/cancel-by-phone-notice';
import { MailFailureNotice } from '../../features/reservations/details/mail-failure-notice';
import { ReservationHeader } from '../../features/reservations/details/reservation-header';
import { ReservationSkeleton } from '../../features/reservations/details/reservation-skeleton';
import { CancelButton } from '../../flows/cancelling/cancel-button';
import { ReservationDetails } from '../../flows/reservation-details/reservation-details';
import { ReservationLinks } from '../../flows/reservation-details/reservation-links';
import { NoAccess } from './no-access';

const route = getRouteApi('/fnb/mypage/resv/detail');

export function MypageReservationPage() {
  const { resvCode = '' } = route.useSearch();
  const { data, error } = useQuery({
    ...getOwnReservationQuery(resvCode),
    // An invalid number shows the same page as another member's reservation; 401 redirects to sign-in. Loaded data
    // stays visible.
    throwOnError: ({ code, status }, query) =>
      query.state.data === undefined && code !== 'invalid_request' && status !== 401,
  });
  if (data === 'invalid_user' || error?.code === 'invalid_request') return <NoAccess />;
  return (
    <Page className="pt-8 pb-12 md:pt-14 print:pt-0">
      <div className="mx-auto max-w-3xl">
        {data === undefined ? <ReservationSkeleton /> : <Reservation reservation={data} />}
      </div>
    </Page>
  );
}

function Reservation({ reservation }: { reservation: ResvInfo }) {
  const queryClient = useQueryClient();
  return (
    <Stack gap={12}>
      <ReservationHeader reservation={reservation}>
        <ReservationLinks reservation={reservation} />
      </ReservationHeader>
      <MailFailureNotice reservation={reservation} />
      <ReservationDetails access={createOwnAccess(queryClient, reservation)} />
      <CancelByPhoneNotice reservation={reservation} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3 *:px-1! md:flex md:justify-between md:*:px-7! print:hidden">
        <MypageBackLink />
        <CancelButton cancellation={createOwnCancellation(reservation)} reservation={reservation} />
      </div>
    </Stack>
  );
}
