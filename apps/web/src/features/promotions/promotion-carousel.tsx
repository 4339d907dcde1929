import { Carousel } from '@dining/ui/carousel';
import type { Promotion } from '../../entities/venues/main-page-query';
import { useTranslations } from '../../lib/i18n';
import { PromotionBanner } from './promotion-banner';

const autoplayMs = 4000;

/** Shows the current promotions as a carousel, or without controls if there is only one (Spec §2.2). */
export function PromotionCarousel({ promotions }: { promotions: readonly Promotion[] }) {
  const translations = useTranslations();
  const { t } = translations;
  return (
    <Carousel
      {...(promotions.length > 1 && { autoplay: autoplayMs })}
      className="h-full min-w-0"
      controls="corner"
      items={promotions}
      gap={0}
      getKey={(promotion) => promotion.promCode}
      label={t('banner.promotions')}
    >
      {(promotion, index) => <PromotionBanner priority={index === 0} promotion={promotion} />}
    </Carousel>
  );
}
