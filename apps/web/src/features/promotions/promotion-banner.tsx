import { bannerViews } from '@dining/contract/codecs/picture-path';
import { Illustration } from '@dining/ui/illustration';
import { VisuallyHidden } from '@dining/ui/visually-hidden';
import { useState } from 'react';
import { t } from '../../lib/i18n';
import { imageOf } from '../../lib/picture';
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

/** Two views of one scene, square on phones; a drawing where neither can be loaded. */
function BannerPicture({ promotion, priority }: PromotionBannerProps) {
  const [failed, setFailed] = useState(false);
  const frame = 'overflow-hidden rounded-md bg-sunk max-md:aspect-square md:aspect-[8/3]';
  const alt = wireText(promotion, 'bannerAlt');
  const wide = imageOf(promotion.bannerImg);
  if (failed || wide === undefined) {
    return (
      <span className={`grid place-items-center ${frame}`}>
        <Illustration className="w-56" label={alt} name="moon" />
      </span>
    );
  }
  const narrow = imageOf(promotion.bannerMobileImg) ?? wide;
  return (
    <picture className={`block ${frame}`} style={{ backgroundColor: wide.colour }}>
      {narrow.sources?.map((source) => (
        <source key={source.type} media={bannerViews.narrow.media} sizes={bannerViews.narrow.sizes} {...source} />
      ))}
      <source media={bannerViews.narrow.media} sizes={bannerViews.narrow.sizes} srcSet={narrow.srcSet ?? narrow.src} />
      {wide.sources?.map((source) => (
        <source key={source.type} sizes={bannerViews.wide.sizes} {...source} />
      ))}
      <img
        alt={alt}
        className="size-full object-cover"
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        loading={priority ? 'eager' : 'lazy'}
        onError={() => setFailed(true)}
        sizes={bannerViews.wide.sizes}
        src={wide.src}
        srcSet={wide.srcSet}
      />
    </picture>
  );
}
