import { findTermsTypeCode } from '@dining/contract/codecs/terms-kind';
import type { HtlCode } from '@dining/domain/shared/codes';
import { Page } from '@dining/ui/page';
import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { NotFoundState } from '../../components/not-found-state';
import { useHotel } from '../../entities/search/search-state';
import { getTermsQuery, type TermsListEntry } from '../../entities/terms/queries';
import { TermsText } from '../../features/terms/terms-text';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { usePageTitle } from '../../lib/page-title';
import { throwIfNoData } from '../../lib/throw-if-no-data';

const route = getRouteApi('/terms/$kind');

export function TermsPage() {
  const translations = useTranslations();
  const { t } = translations;
  const type = findTermsTypeCode(route.useParams().kind);
  const hotel = useHotel();
  if (type === undefined || hotel === undefined) return <NotFoundState title={t('terms.none')} />;
  return (
    <TermsInEffect htlCode={hotel.htlCode} hotelName={localizeField(translations, hotel, 'htlName')} type={type} />
  );
}

interface TermsInEffectProps {
  htlCode: HtlCode;
  hotelName: string;
  type: TermsListEntry['termsTypeCode'];
}

function TermsInEffect({ htlCode, hotelName, type }: TermsInEffectProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { data: terms } = useQuery({ ...getTermsQuery(htlCode, type), throwOnError: throwIfNoData });
  usePageTitle({ terms: terms ? localizeField(translations, terms, 'termsType') : undefined });
  if (terms === null) return <NotFoundState title={t('terms.none')} />;
  return (
    <Page className="grid grid-cols-1 gap-8 pt-8 pb-12 md:pt-14">
      <header className="grid gap-2">
        <p className="eyebrow">{hotelName}</p>
        <h1 className="heading text-2xl md:text-3xl">
          {terms === undefined ? (
            <Skeleton height="2.5rem" width="min(26rem, 80%)" />
          ) : (
            localizeField(translations, terms, 'termsType')
          )}
        </h1>
      </header>
      {terms === undefined ? (
        <Loading>
          <SkeletonText lines={12} />
        </Loading>
      ) : (
        <TermsText level={2} text={localizeField(translations, terms, 'termsContent')} />
      )}
    </Page>
  );
}
