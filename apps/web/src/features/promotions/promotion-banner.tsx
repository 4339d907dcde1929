import { Illustration } from '@dining/ui/illustration';
import { VisuallyHidden } from '@dining/ui/visually-hidden';
import { useState } from 'react';
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
    <>
      <BannerPicture priority={priority} promotion={promotion} />
      <span className="mt-4 grid gap-1">
        <span className="heading text-lg md:text-xl">{wireText(promotion, 'promName')}</span>
        <span className="text-ink-soft text-sm">{wireText(promotion, 'promSimpleDesc')}</span>
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

/** Two crops of one picture, square on phones; a drawing where neither can be loaded. */
function BannerPicture({ promotion, priority }: PromotionBannerProps) {
  const [failed, setFailed] = useState(false);
  const frame = 'overflow-hidden rounded-md bg-sunk max-md:aspect-square md:aspect-[1920/720]';
  const alt = wireText(promotion, 'bannerAlt');
  if (failed || promotion.bannerImg === '') {
    return (
      <span className={`grid place-items-center ${frame}`}>
        <Illustration className="w-56" label={alt} name="moon" />
      </span>
    );
  }
  return (
    <picture className={`block ${frame}`}>
      <source media="(max-width: 767.98px)" srcSet={promotion.bannerMobileImg || promotion.bannerImg} />
      <img
        alt={alt}
        className="size-full object-cover"
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        loading={priority ? 'eager' : 'lazy'}
        onError={() => setFailed(true)}
        src={promotion.bannerImg}
      />
    </picture>
  );
}
