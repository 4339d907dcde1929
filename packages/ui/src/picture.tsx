import { type ReactNode, useState } from 'react';
import { Illustration } from './illustration';
import { joinClasses } from './join-classes';

export type PictureImage = {
  src: string;
  srcSet?: string | undefined;
  sources?: readonly { type: string; srcSet: string }[] | undefined;
  /** Focal point for cropping, as fractions of width and height (0 to 1). */
  focus?: { x: number; y: number } | undefined;
  /** Background until the image has loaded. */
  colour?: string | undefined;
};

export type PictureProps = {
  image: PictureImage | undefined;
  alt: string;
  /** Aspect ratio of the frame, such as 4 / 3; reserved before loading. */
  ratio: number;
  sizes?: string | undefined;
  priority?: boolean | undefined;
  fallback?: ReactNode;
  zoomOnHover?: boolean | undefined;
  className?: string | undefined;
};

/** Loads an image again if it failed before hydration, when nothing handled its error event. */
function retryImage(img: HTMLImageElement | null): void {
  if (img?.complete && img.naturalWidth === 0 && img.currentSrc !== '') img.setAttribute('src', img.src);
}

export function Picture({
  image,
  alt,
  ratio,
  sizes,
  priority = false,
  fallback,
  zoomOnHover = false,
  className,
}: PictureProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const src = image?.src;
  if (image === undefined || src === undefined || src === '' || failedSrc === src) {
    return (
      <span className={joinClasses('grid overflow-hidden bg-sunk', className)} style={{ aspectRatio: ratio }}>
        {fallback ?? (
          <Illustration
            className="m-auto w-2/5 max-w-48 opacity-80"
            label={alt === '' ? undefined : alt}
            name="still-life"
          />
        )}
      </span>
    );
  }
  const { x, y } = image.focus ?? { x: 0.5, y: 0.5 };
  return (
    <picture
      className={joinClasses('block overflow-hidden bg-sunk', className)}
      style={{ aspectRatio: ratio, ...(image.colour === undefined ? {} : { backgroundColor: image.colour }) }}
    >
      {image.sources?.map((source) => (
        <source key={source.type} sizes={sizes} srcSet={source.srcSet} type={source.type} />
      ))}
      <img
        alt={alt}
        className={joinClasses(
          'size-full object-cover',
          zoomOnHover && 'transition-transform duration-250 group-hover:scale-[1.02]',
        )}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        loading={priority ? 'eager' : 'lazy'}
        onError={() => setFailedSrc(src)}
        ref={retryImage}
        sizes={sizes}
        src={src}
        srcSet={image.srcSet}
        style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
      />
    </picture>
  );
}
