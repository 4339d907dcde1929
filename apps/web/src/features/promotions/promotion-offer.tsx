import type { Promotion } from '@dining/contract/codecs/promotion';
import { useQuery } from '@tanstack/react-query';
import { getNextFreeDaysQuery } from '../../entities/promotions/queries';
import { useToday } from '../../lib/clock';
import { formatDayInText, formatWon } from '../../lib/format';
import { useIsHydrated } from '../../lib/hydration';
import { type Translations, useTranslations } from '../../lib/i18n';

/**
 * Returns the next free day of each promotion that can be reserved, without promotions that have none soon. Undefined
 * until loaded, and if no promotion can be reserved.
 */
export function useNextFreeDays(promotions: readonly Promotion[]) {
  const promCodes = promotions.flatMap(({ promCode, running, product }) =>
    running && product !== null ? [promCode] : [],
  );
  const isEnabled = useIsHydrated() && promCodes.length > 0;
  return useQuery({ ...getNextFreeDaysQuery(promCodes), enabled: isEnabled }).data;
}

/**
 * Formats the lowest price of a promotion's product. Returns '' if nothing is paid in advance or the promotion has no
 * product.
 */
export function formatPromotionPrice(translations: Translations, { product }: Promotion): string {
  if (product === null || product.fromPrice === null) return '';
  return translations.t(product.takesDeposit ? 'offer.depositFrom' : 'offer.adultFrom', {
    price: formatWon(translations, product.fromPrice),
  });
}

interface NextFreeDayProps {
  promotion: Promotion;
  nextFreeDays: ReturnType<typeof useNextFreeDays>;
}

/** Shows the promotion's next free day, or that none is near. Reserves one line, so that nothing shifts once loaded. */
export function NextFreeDay({ promotion: { promCode, running, product }, nextFreeDays }: NextFreeDayProps) {
  const translations = useTranslations();
  const today = useToday();
  if (!running || product === null) return null;
  const day = nextFreeDays?.get(promCode);
  return (
    <span className="block min-h-6 text-sm">
      {day !== undefined && translations.t('promotion.nextDay', { day: formatDayInText(translations, day, today) })}
      {nextFreeDays !== undefined && day === undefined && translations.t('promotion.noDay')}
    </span>
  );
}
