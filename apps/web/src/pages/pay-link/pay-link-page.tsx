import { ErrorState } from '@dining/ui/error-state';
import { NarrowPage } from '@dining/ui/narrow-page';
import { Loading, SkeletonText } from '@dining/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { LoadFailed } from '../../components/load-failed';
import { getPayLinkQuery } from '../../entities/payments/pay-link-query';
import { useTranslations } from '../../lib/i18n';
import { LanguageLinks } from './language-links';
import { PayLinkView } from './pay-link-view';

const route = getRouteApi('/pay/$payKey');

/** The page on which a guest pays an order that staff took on the phone (decision 61). */
export function PayLinkPage() {
  const { t } = useTranslations();
  const { payKey } = route.useParams();
  const { data: link, error, isFetching, refetch } = useQuery(getPayLinkQuery(payKey));
  if (error?.code === 'not_found' || error?.code === 'invalid_request')
    return (
      <>
        <ErrorState className="content-center" level={1} title={t('payLink.unknownTitle')}>
          {t('payLink.unknownBody')}
        </ErrorState>
        <LanguageLinks />
      </>
    );
  if (link !== undefined)
    return (
      <>
        <PayLinkView link={link} onReload={() => refetch()} payKey={payKey} />
        <LanguageLinks />
      </>
    );
  return (
    <NarrowPage title={t('payLink.title')}>
      {error === null ? (
        <Loading>
          <SkeletonText lines={8} />
        </Loading>
      ) : (
        <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
    </NarrowPage>
  );
}
