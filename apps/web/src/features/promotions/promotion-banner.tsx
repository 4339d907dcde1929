import { picturePlaces } from '@dining/contract/codecs/picture-places';
import { joinClasses } from '@dining/ui/join-classes';
import { Page } from '@dining/ui/page';
import { VisuallyHidden } from '@dining/ui/visually-hidden';
import type { Promotion } from '../../entities/venues/main-page-query';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { PromotionPicture } from './promotion-picture';

interface PromotionBannerProps {
  promotion: Promotion;
  priority: boolean;
}

/**
 * Shows a promotion's picture with its name over it. If the promotion has a page, the whole banner is a link that opens
 * it in a new window (Spec §2.2).
 */
export function PromotionBanner({ promotion, priority }: PromotionBannerProps) {
  const translations = useTranslations();
  const { t } = translations;
  const banner = (
    <>
      <PromotionPicture
        alt={localizeField(translations, promotion, 'bannerAlt')}
        className="absolute inset-0 size-full"
        narrowPath={promotion.bannerMobileImg}
        priority={priority}
        place={picturePlaces.mainBanner}
        widePath={promotion.bannerImg}
      />
      <span aria-hidden="true" className="absolute inset-0 bg-linear-to-b from-sunk/80 via-sunk/15 to-sunk/85" />
      <Page className="relative pb-14 md:pb-20">
        <span className="grid max-w-text gap-1 pr-28 md:pr-0">
          <span className="heading text-lg md:text-xl">{localizeField(translations, promotion, 'promName')}</span>
          <span className="text-pretty text-sm max-md:line-clamp-2">
            {localizeField(translations, promotion, 'promSimpleDesc')}
          </span>
        </span>
      </Page>
    </>
  );
  const className = 'relative flex h-full items-end text-ink';
  if (promotion.promLinkUrl === '') return <div className={className}>{banner}</div>;
  return (
    <a
      className={joinClasses(className, 'no-underline hover:text-brass')}
      href={promotion.promLinkUrl}
      rel="noopener noreferrer"
      target="_blank"
    >
      {banner}
      <VisuallyHidden>{t('common.newWindow')}</VisuallyHidden>
    </a>
  );
}
