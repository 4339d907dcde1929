import { useQuery } from '@tanstack/react-query';
import { useSearch } from '../../entities/search/search-state';
import { getMainQuery } from '../../entities/venues/main';
import { Promotions } from '../../features/promotions/promotions';
import { useAsRendered } from '../../lib/hydration';
import { useTranslations } from '../../lib/i18n';

/** Shows the promotions of the banner (Spec §2.2). */
export function MainPromotions() {
  const { htlCode } = useSearch();
  const query = getMainQuery(useTranslations(), htlCode);
  const main = useAsRendered(query.queryKey, useQuery(query).data);
  return main !== undefined && <Promotions promotions={main.promList} />;
}
