import { visitFromWire } from '@dining/contract/codecs/visit';
import { pageAt } from '@dining/contract/site/pages';
import type { ResvInfo } from '@dining/contract/site/reservations/reservation';
import { ButtonLink } from '@dining/ui/button';
import { Page, Stack } from '@dining/ui/layout';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { reservationQuery } from '../../entities/reservations/queries';
import { useSession } from '../../entities/session/session';
import { CalendarLink } from '../../features/reservations/calendar-link';
import { CompleteHead } from '../../features/reservations/complete-head';
import { MaskedNote } from '../../features/reservations/masked-note';
import { ReservedAnswers } from '../../features/reservations/reserved-answers';
import { ReservedContent } from '../../features/reservations/reserved-content';
import { ReservedMenus } from '../../features/reservations/reserved-menus';
import { ReservedPayment } from '../../features/reservations/reserved-payment';
import { ReservedPeople } from '../../features/reservations/reserved-people';
import { SecretLink } from '../../features/reservations/secret-link';
import { StepTrail } from '../../features/reservations/step-trail';
import { usePurchase } from '../../features/reservations/use-purchase';
import { WeatherLink } from '../../features/weather/weather-link';
import { t } from '../../lib/i18n';
import { NothingThere } from '../../lib/nothing-there';
import { CompleteSkeleton } from './complete-skeleton';

const route = getRouteApi('/reservation/prod/payment/complete/$resvCode');
const mypage = '/fnb/mypage/main';

/** The reservation as it was made: whole for its booker, masked for anyone else (Spec §2.12, decision 2). */
export function ReservationCompletePage() {
  const { resvCode } = route.useParams();
  const { key = '' } = route.useSearch();
  const member = useSession()?.userDetails !== undefined;
  const {
    data: info,
    error,
    isPending,
  } = useQuery({
    ...reservationQuery(resvCode, key),
    throwOnError: (problem) => problem.code !== 'not_found' && problem.code !== 'invalid_request',
  });
  usePurchase(info);

  if (error !== null) return <NothingThere title={t('complete.lookup.notFound')} />;
  return (
    <Page className="pt-8 pb-12 md:pt-14 print:pt-0">
      <StepTrail at="complete" />
      <div className="mx-auto max-w-3xl">
        {isPending || info === undefined ? (
          <CompleteSkeleton />
        ) : (
          <Stack gap={12}>
            <CompleteHead info={info} />
            {info.maskedYn === 'Y' && <MaskedNote resvCode={info.resvCode} signedIn={member} />}
            {info.maskedYn === 'Y' ? <Summary info={info} /> : <Details info={info} linkKey={key} />}
            {info.resvLink !== '' && <SecretLink path={info.resvLink} />}
            {member && pageAt(mypage) !== undefined && (
              <ButtonLink className="justify-self-center print:hidden" href={mypage}>
                {t('complete.toMypage')}
              </ButtonLink>
            )}
          </Stack>
        )}
      </div>
    </Page>
  );
}

/** What anyone with the number may see: where and when, and whose initials. */
function Summary({ info }: { info: ResvInfo }) {
  return (
    <>
      <Part title={t('complete.content')}>
        <ReservedContent info={info} />
      </Part>
      <Part title={t('complete.booker')}>
        <ReservedPeople info={info} />
      </Part>
    </>
  );
}

/** The parts of a reservation under their headings; what has nothing to tell is left out. */
function Details({ info, linkKey }: { info: ResvInfo; linkKey: string }) {
  const answered = info.resvQsAllergyList.length + info.resvQsList.length > 0;
  return (
    <>
      <Part title={t('complete.content')}>
        <ReservedContent info={info} />
        <div className="mt-2 flex flex-wrap gap-x-6">
          <WeatherLink htlCode={info.htlCode} label={t('complete.weather')} visitDay={visitFromWire(info.resvDate).date} />
          {info.resvStatus !== 'cancel' && <CalendarLink linkKey={linkKey} resvCode={info.resvCode} />}
        </div>
      </Part>
      {info.resvProdAddList.length > 0 && (
        <Part title={t('complete.menus')}>
          <ReservedMenus info={info} />
        </Part>
      )}
      <Part title={t('complete.payment')}>
        <ReservedPayment info={info} />
      </Part>
      <Part title={t('complete.booker')}>
        <ReservedPeople info={info} />
      </Part>
      {answered && (
        <Part title={t('complete.answers')}>
          <ReservedAnswers info={info} />
        </Part>
      )}
    </>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="break-inside-avoid border-line border-t pt-6">
      <h2 className="mb-3 heading text-xl">{title}</h2>
      {children}
    </section>
  );
}
