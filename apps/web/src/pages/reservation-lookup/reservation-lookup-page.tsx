import { Page } from '@dining/ui/layout';
import { getRouteApi } from '@tanstack/react-router';
import { LookupForm } from '../../features/reservations/lookup-form';
import { t } from '../../lib/i18n';

const route = getRouteApi('/reservation/lookup');

/** A guest's way back to a reservation by its number and the booker's phone (decision 3). */
export function ReservationLookupPage() {
  const { resvCode = '' } = route.useSearch();
  return (
    <Page className="pt-12 md:pt-20">
      <div className="mx-auto grid max-w-md gap-8">
        <header className="grid gap-2 text-center">
          <h1 className="heading text-2xl md:text-3xl">{t('complete.lookup.title')}</h1>
          <p className="text-ink-soft">{t('complete.lookup.body')}</p>
        </header>
        <LookupForm key={resvCode} resvCode={resvCode} />
      </div>
    </Page>
  );
}
