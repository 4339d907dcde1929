import { picturePlaces } from '@dining/contract/codecs/picture-places';
import type { Promotion } from '@dining/contract/codecs/promotion';
import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import { Link } from '@tanstack/react-router';
import { formatFacts } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { localizeText } from '../../lib/localize-text';
import { formatPromotionPrice, NextFreeDay, type useNextFreeDays } from './promotion-offer';
import { PromotionPicture } from './promotion-picture';
import { PromotionStatus } from './promotion-status';

interface PromotionCardProps {
  promotion: Promotion;
  isFirst: boolean;
  nextFreeDays: ReturnType<typeof useNextFreeDays>;
}

export function PromotionCard({ promotion, isFirst, nextFreeDays }: PromotionCardProps) {
  const translations = useTranslations();
  const price = promotion.running ? formatPromotionPrice(translations, promotion) : '';
  return (
    <article className="group relative grid content-start gap-4">
      <PromotionPicture
        alt={localizeText(translations, promotion.bannerAlt)}
        className="rounded-md"
        narrowPath={promotion.bannerMobile}
        priority={isFirst}
        place={picturePlaces.promotionCard}
        widePath={promotion.banner}
      />
      <div className="grid gap-1.5">
        <p className="flex flex-wrap items-center gap-3 text-ink-soft text-sm">
          <PromotionStatus promotion={promotion} />
        </p>
        <h2 className="heading text-lg md:text-xl">
          <Link
            className="text-ink no-underline after:absolute after:inset-0 group-hover:text-brass"
            search={{ promCode: promotion.promCode }}
            to="/fnb/prom/detail"
          >
            {localizeText(translations, promotion.name)}
          </Link>
        </h2>
        <p className="text-ink-soft text-sm">
          {formatFacts(translations, [
            localizeText(translations, promotion.venueName),
            localizeText(translations, promotion.simpleDescription),
          ])}
        </p>
        {price !== '' && <p>{price}</p>}
        <p>
          <NextFreeDay nextFreeDays={nextFreeDays} promotion={promotion} />
        </p>
      </div>
    </article>
  );
}

export function PromotionListSkeleton() {
  return (
    <Loading className="grid gap-x-10 gap-y-12 md:grid-cols-2">
      {[0, 1, 2, 3].map((index) => (
        <div className="grid gap-4" key={index}>
          <Skeleton className="max-md:aspect-square md:aspect-[8/3]" height="auto" />
          <SkeletonText lines={3} />
        </div>
      ))}
    </Loading>
  );
}
