import { NarrowPage } from '@dining/ui/narrow-page';
import { getRouteApi } from '@tanstack/react-router';
import { useTranslations } from '../../lib/i18n';
import { LookupForm } from './lookup-form';

const route = getRouteApi('/reservation/lookup');

export function ReservationLookupPage() {
  const { t } = useTranslations();
  const { resvCode = '' } = route.useSearch();
  return (
    <NarrowPage lead={t('complete.lookup.body')} title={t('complete.lookup.title')}>
      <LookupForm key={resvCode} resvCode={resvCode} />
    </NarrowPage>
  );
}
