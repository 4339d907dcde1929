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
import { CancelByPhone } from '../../features/reservations/details/cancel-by-phone';
import { CompletionHeader } from '../../features/reservations/details/completion-header';
import { MailFailed } from '../../features/reservations/details/mail-failed';
import { MaskedNote } from '../../features/reservations/details/masked-note';
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
    data: info,
    error,
    isPending,
  } = useQuery({
    ...getReservationQuery(resvCode, key),
    // Loaded data stays visible.
    throwOnError: ({ code }, { state }) =>
      state.data === undefined && code !== 'not_found' && code !== 'invalid_request',
  });
  usePurchaseEvent(info);
  // False for guests who follow a link or return later.
  const isJustBooked = useLocation({ select: ({ state }) => state.isJustBooked === true });
  const isNew = isJustBooked && info?.maskedYn !== 'Y' && info?.resvStatus !== 'cancel';

  if (error !== null && info === undefined)
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
      {isNew && <StepIndicator currentStep="complete" type={info?.resvType ?? search.type} />}
      <div className="mx-auto max-w-3xl">
        {isPending || info === undefined ? (
          <ReservationSkeleton />
        ) : (
          <Stack gap={12}>
            <CompletionHeader info={info} isNew={isNew}>
              <ReservationLinks info={info} />
            </CompletionHeader>
            <MailFailed info={info} />
            {info.maskedYn === 'Y' && <MaskedNote isSignedIn={isMember} resvCode={info.resvCode} />}
            {info.maskedYn === 'Y' ? (
              <Summary info={info} />
            ) : (
              <ReservationDetails access={createLinkedAccess(queryClient, info, key, changeKey)} />
            )}
            {info.resvLink !== '' && <SecretLink path={info.resvLink} />}
            {info.maskedYn === 'N' && <CancelByPhone info={info} />}
            <div className="flex flex-wrap justify-center gap-3 print:hidden">
              <Link className={getButtonClass()} to="/fnb/mypage/main">
                {t('complete.toMypage')}
              </Link>
              <CancelButton cancellation={createLinkedCancellation(clock, info, key)} info={info} />
            </div>
          </Stack>
        )}
      </div>
    </Page>
  );
}

function Summary({ info }: { info: ResvInfo }) {
  const { t } = useTranslations();
  return (
    <>
      <ReservationSection title={t('complete.content')}>
        <ReservationContent info={info} />
      </ReservationSection>
      <ReservationSection title={t('complete.booker')}>
        <ReservationPeople info={info} />
      </ReservationSection>
    </>
  );
}
