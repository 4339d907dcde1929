import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { getButtonClass } from '@dining/ui/button';
import { Page } from '@dining/ui/page';
import { Stack } from '@dining/ui/stack';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getRouteApi, Link, useLocation } from '@tanstack/react-router';
import { NotFoundState } from '../../components/not-found-state';
import { createLinkedAccess } from '../../entities/reservations/answers-access';
import { createLinkedCancellation } from '../../entities/reservations/cancellation';
import { getReservationQuery } from '../../entities/reservations/queries';
import { useSearch } from '../../entities/search/search-state';
import { useSession } from '../../entities/session/session';
import { CancelByPhoneNotice } from '../../features/reservations/details/cancel-by-phone-notice';
import { CompletionHeader } from '../../features/reservations/details/completion-header';
import { MailFailureNotice } from '../../features/reservations/details/mail-failure-notice';
import { MaskedReservationNotice } from '../../features/reservations/details/masked-reservation-notice';
import { ReservationContent } from '../../features/reservations/details/reservation-content';
import { ReservationPeople } from '../../features/reservations/details/reservation-people';
import { ReservationSection } from '../../features/reservations/details/reservation-section';
import { ReservationSkeleton } from '../../features/reservations/details/reservation-skeleton';
import { SecretLink } from '../../features/reservations/details/secret-link';
import { usePurchaseEvent } from '../../features/reservations/form/use-purchase-event';
import { StepIndicator } from '../../features/reservations/steps/step-indicator';
import { CancelButton } from '../../flows/cancelling/cancel-button';
import { ReservationDetails } from '../../flows/reservation-details/reservation-details';
import { ReservationLinks } from '../../flows/reservation-details/reservation-links';
import { useClock } from '../../lib/clock';
import { useTranslations } from '../../lib/i18n';

const route = getRouteApi('/reservation/prod/payment/complete/$resvCode');

export function ReservationCompletePage() {
  const clock = useClock();
  const { t } = useTranslations();
  const { resvCode } = route.useParams();
  const { key = '' } = route.useSearch();
  const search = useSearch();
  const queryClient = useQueryClient();
  const navigate = route.useNavigate();
  const changeKey = (newKey: string) =>
    navigate({ search: (current) => ({ ...current, key: newKey }), state: true, replace: true, resetScroll: false });
  const isMember = useSession()?.userDetails !== undefined;
  const {
    data: reservation,
    error,
    isPending,
  } = useQuery({
    ...getReservationQuery(resvCode, key),
    // Loaded data stays visible.
    throwOnError: ({ code }, { state }) =>
      state.data === undefined && code !== 'not_found' && code !== 'invalid_request',
  });
  usePurchaseEvent(reservation);
  // False for guests who follow a link or return later.
  const isJustBooked = useLocation({ select: ({ state }) => state.isJustBooked === true });
  const isNew = isJustBooked && reservation?.maskedYn !== 'Y' && reservation?.resvStatus !== 'cancel';

  if (error !== null && reservation === undefined)
    return (
      <NotFoundState
        alternative={
          <Link className={getButtonClass()} to="/reservation/lookup">
            {t('complete.lookup.title')}
          </Link>
        }
        title={t('complete.lookup.notFound')}
      />
    );
  return (
    <Page className="pt-8 pb-12 md:pt-14 print:pt-0">
      {isNew && <StepIndicator currentStep="complete" type={reservation?.resvType ?? search.type} />}
      <div className="mx-auto max-w-3xl">
        {isPending || reservation === undefined ? (
          <ReservationSkeleton />
        ) : (
          <Stack gap={12}>
            <CompletionHeader reservation={reservation} isNew={isNew}>
              <ReservationLinks reservation={reservation} />
            </CompletionHeader>
            <MailFailureNotice reservation={reservation} />
            {reservation.maskedYn === 'Y' && (
              <MaskedReservationNotice isSignedIn={isMember} resvCode={reservation.resvCode} />
            )}
            {reservation.maskedYn === 'Y' ? (
              <Summary reservation={reservation} />
            ) : (
              <ReservationDetails access={createLinkedAccess(queryClient, reservation, key, changeKey)} />
            )}
            {reservation.resvLink !== '' && <SecretLink path={reservation.resvLink} />}
            {reservation.maskedYn === 'N' && <CancelByPhoneNotice reservation={reservation} />}
            <div className="flex flex-wrap justify-center gap-3 print:hidden">
              <Link className={getButtonClass()} to="/fnb/mypage/main">
                {t('complete.toMypage')}
              </Link>
              <CancelButton
                cancellation={createLinkedCancellation(clock, reservation, key)}
                reservation={reservation}
              />
            </div>
          </Stack>
        )}
      </div>
    </Page>
  );
}

function Summary({ reservation }: { reservation: ResvInfo }) {
  const { t } = useTranslations();
  return (
    <>
      <ReservationSection title={t('complete.content')}>
        <ReservationContent reservation={reservation} />
      </ReservationSection>
      <ReservationSection title={t('complete.booker')}>
        <ReservationPeople reservation={reservation} />
      </ReservationSection>
    </>
  );
}
