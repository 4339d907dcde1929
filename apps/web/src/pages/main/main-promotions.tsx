import { useQuery } from '@tanstack/react-query';
import { useSearch } from '../../entities/search/search-state';
import { getMainQuery } from '../../entities/venues/main-page-query';
import { PromotionCarousel } from '../../features/promotions/promotion-carousel';
import { useServerRenderedData } from '../../lib/hydration';
import { useTranslations } from '../../lib/i18n';

/** Shows the promotions of the banner (Spec §2.2). */
export function MainPromotions() {
  const { htlCode } = useSearch();
  const query = getMainQuery(useTranslations(), htlCode);
  const main = useServerRenderedData(query.queryKey, useQuery(query).data);
  return main !== undefined && <PromotionCarousel promotions={main.promList} />;
}
