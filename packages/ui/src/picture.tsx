import { type ReactNode, useState } from 'react';
import { cx } from './cx';
import { Illustration } from './illustration';

export type PictureImage = {
  src: string;
  srcSet?: string | undefined;
  /** Better formats, best first: `{ type: 'image/avif', srcSet: '/a-480.avif 480w, …' }`. */
  sources?: readonly { type: string; srcSet: string }[] | undefined;
  /** Focal point when cropped, as fractions of width and height (0 to 1). */
  focus?: { x: number; y: number } | undefined;
  colour?: string | undefined;
};

export type PictureProps = {
  image: PictureImage | undefined;
  /** Empty for decorative pictures. */
  alt: string;
  /** Aspect ratio of the frame, such as 4 / 3; reserved before loading. */
  ratio: number;
  sizes?: string | undefined;
  /** The page's largest picture: loads first. Others load lazily. */
  priority?: boolean | undefined;
  fallback?: ReactNode;
  /** Zooms slowly while the pointer is over the surrounding `group`. */
  alive?: boolean | undefined;
  className?: string | undefined;
};

/** Requests a picture again that failed before hydration: its error event was lost. */
function askAgain(img: HTMLImageElement | null): void {
  if (img?.complete && img.naturalWidth === 0 && img.currentSrc !== '') img.setAttribute('src', img.src);
}

/** Shows a picture in a frame of fixed size, so that nothing moves while it loads or if it fails. */
export function Picture({
  image,
  alt,
  ratio,
  sizes,
  priority = false,
  fallback,
  alive = false,
  className,
}: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const src = image?.src;
  if (image === undefined || src === undefined || src === '' || failed === src) {
    return (
      <span className={cx('grid overflow-hidden bg-sunk', className)} style={{ aspectRatio: ratio }}>
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
      className={cx('block overflow-hidden bg-sunk', className)}
      style={{ aspectRatio: ratio, ...(image.colour === undefined ? {} : { backgroundColor: image.colour }) }}
    >
      {image.sources?.map((source) => (
        <source key={source.type} sizes={sizes} srcSet={source.srcSet} type={source.type} />
      ))}
      <img
        alt={alt}
        className={cx('size-full object-cover', alive && 'transition-transform duration-250 group-hover:scale-[1.02]')}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : 'auto'}
        loading={priority ? 'eager' : 'lazy'}
        onError={() => setFailed(src)}
        ref={askAgain}
        sizes={sizes}
        src={src}
        srcSet={image.srcSet}
        style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
      />
    </picture>
  );
}
