import { type ReactNode, useState } from 'react';
import { cx } from './cx';
import { Illustration } from './illustration';

export type PictureImage = {
  /** The file for browsers that know nothing newer. */
  src: string;
  srcSet?: string | undefined;
  /** Better formats, best first: `{ type: 'image/avif', srcSet: '/a-480.avif 480w, …' }`. */
  sources?: readonly { type: string; srcSet: string }[] | undefined;
  /** What must stay in sight when the frame crops it, in parts of the width and height (0 to 1). */
  focus?: { x: number; y: number } | undefined;
  /** A colour of the picture, shown until it has come. */
  colour?: string | undefined;
};

export type PictureProps = {
  /** Without an image the drawn placeholder stands in its place. */
  image: PictureImage | undefined;
  /** Empty for decoration. */
  alt: string;
  /** Width by height of the frame, such as 4 / 3. It is kept before, while and after loading. */
  ratio: number;
  /** The width it takes, as in the `sizes` attribute. */
  sizes?: string | undefined;
  /** The one picture the page is judged by: loads first. Everything else loads when it comes near. */
  priority?: boolean | undefined;
  /** Instead of the drawn placeholder when it cannot be loaded. */
  fallback?: ReactNode;
  /** Slowly nearer while the pointer rests on the surrounding `group`. */
  alive?: boolean | undefined;
  className?: string | undefined;
};

/**
 * One that failed before the page was the browser's own told nobody. It looks like one that has not begun yet, so it is asked for again: now it
 * tells.
 */
function askAgain(img: HTMLImageElement | null): void {
  if (img?.complete && img.naturalWidth === 0 && img.currentSrc !== '') img.setAttribute('src', img.src);
}

/** A picture in a fixed frame: nothing shifts while it loads, and nothing is broken if it does not. */
export function Picture({ image, alt, ratio, sizes, priority = false, fallback, alive = false, className }: PictureProps) {
  const [failed, setFailed] = useState<string>();
  const src = image?.src;
  if (image === undefined || src === undefined || src === '' || failed === src) {
    return (
      <span className={cx('grid overflow-hidden bg-sunk', className)} style={{ aspectRatio: ratio }}>
        {fallback ?? (
          <Illustration className="m-auto w-2/5 max-w-48 opacity-80" label={alt === '' ? undefined : alt} name="still-life" />
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
