import { VisuallyHidden } from '@dining/ui/visually-hidden';
import { t } from '../../lib/i18n';
import { wireText } from '../../lib/text-for';
import type { Promotion } from '../../state/main';

interface PromotionBannerProps {
  promotion: Promotion;
  /** The first picture of the page: loads before all else. */
  priority: boolean;
}

/** A promotion's banner: its picture for wide and narrow windows; a press opens its page in a new window (Spec §2.2). */
export function PromotionBanner({ promotion, priority }: PromotionBannerProps) {
  const banner = (
    <picture className="block overflow-hidden rounded-md bg-sunk max-md:aspect-square md:aspect-[1920/720]">
      <source media="(max-width: 767.98px)" srcSet={promotion.bannerMobileImg || promotion.bannerImg} />
      <img
        alt={wireText(promotion, 'bannerAlt')}
        className="size-full object-cover"
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        loading={priority ? 'eager' : 'lazy'}
        src={promotion.bannerImg}
      />
    </picture>
  );
  const words = (
    <span className="mt-4 grid gap-1">
      <span className="heading text-lg md:text-xl">{wireText(promotion, 'promName')}</span>
      <span className="text-ink-soft text-sm">{wireText(promotion, 'promSimpleDesc')}</span>
    </span>
  );
  if (promotion.promLinkUrl === '') {
    return (
      <div>
        {banner}
        {words}
      </div>
    );
  }
  return (
    <a
      className="block text-ink no-underline hover:text-brass"
      href={promotion.promLinkUrl}
      rel="noopener noreferrer"
      target="_blank"
    >
      {banner}
      {words}
      <VisuallyHidden>{t('common.newWindow')}</VisuallyHidden>
    </a>
  );
}
