import { picturePlaces } from '@dining/contract/codecs/picture-places';
import { VisuallyHidden } from '@dining/ui/visually-hidden';
import type { Promotion } from '../../entities/venues/main';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { PromotionPicture } from './promotion-picture';

interface PromotionBannerProps {
  promotion: Promotion;
  priority: boolean;
}

export function PromotionBanner({ promotion, priority }: PromotionBannerProps) {
  const translations = useTranslations();
  const { t } = translations;
  const banner = (
    <>
      <PromotionPicture
        alt={localizeField(translations, promotion, 'bannerAlt')}
        className="rounded-md"
        narrow={promotion.bannerMobileImg}
        priority={priority}
        place={picturePlaces.mainBanner}
        wide={promotion.bannerImg}
      />
      <span className="mt-4 grid gap-1" data-below-fold="">
        <span className="heading text-lg md:text-xl">{localizeField(translations, promotion, 'promName')}</span>
        <span className="text-pretty text-ink-soft text-sm">
          {localizeField(translations, promotion, 'promSimpleDesc')}
        </span>
      </span>
    </>
  );
  if (promotion.promLinkUrl === '') return <div>{banner}</div>;
  return (
    <a
      className="block text-ink no-underline hover:text-brass"
      href={promotion.promLinkUrl}
      rel="noopener noreferrer"
      target="_blank"
    >
      {banner}
      <VisuallyHidden>{t('common.newWindow')}</VisuallyHidden>
    </a>
  );
}
