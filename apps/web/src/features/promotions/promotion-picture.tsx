import type { PromotionPlace } from '@dining/contract/codecs/picture-places';
import { Illustration } from '@dining/ui/illustration';
import { joinClasses } from '@dining/ui/join-classes';
import { useState } from 'react';
import { createPictureImage } from '../../lib/picture';

interface PromotionPictureProps {
  /** Picture on wide screens. */
  widePath: string;
  /** Square picture on phones; empty to use the wide one. */
  narrowPath: string;
  alt: string;
  place: PromotionPlace;
  priority?: boolean;
  className?: string;
}

export function PromotionPicture({
  widePath,
  narrowPath,
  alt,
  place,
  priority = false,
  className,
}: PromotionPictureProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const frameClass = joinClasses('overflow-hidden bg-sunk max-md:aspect-square md:aspect-[8/3]', className);
  const image = createPictureImage(widePath);
  if (hasFailed || image === undefined) {
    return (
      <span className={joinClasses('grid place-items-center', frameClass)}>
        <Illustration className="w-56" label={alt} name="moon" />
      </span>
    );
  }
  const square = createPictureImage(narrowPath) ?? image;
  return (
    <picture className={joinClasses('block', frameClass)} style={{ backgroundColor: image.colour }}>
      {square.sources?.map((source) => (
        <source key={source.type} media={place.narrow.media} sizes={place.narrow.sizes} {...source} />
      ))}
      <source media={place.narrow.media} sizes={place.narrow.sizes} srcSet={square.srcSet ?? square.src} />
      {image.sources?.map((source) => (
        <source key={source.type} sizes={place.wide.sizes} {...source} />
      ))}
      <img
        alt={alt}
        className="size-full object-cover"
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        loading={priority ? 'eager' : 'lazy'}
        onError={() => setHasFailed(true)}
        sizes={place.wide.sizes}
        src={image.src}
        srcSet={image.srcSet}
      />
    </picture>
  );
}
