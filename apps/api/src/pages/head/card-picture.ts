import { getWidestFile } from '@dining/contract/codecs/picture-path';
import { getGallery } from '@dining/contract/codecs/product-display';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Subject } from './subject';

export interface CardPicture {
  readonly path: string;
  /** Pixels; undefined if unknown. */
  readonly width?: number;
  readonly height?: number;
  readonly alt?: LocalizedText;
}

const defaultCard: CardPicture = { path: '/pictures/social-card.jpg', width: 1200, height: 630 };

/** Returns true for formats that messengers can show, which excludes AVIF and SVG. */
const isSupportedFormat = (file: string): boolean => /\.(?:jpe?g|png|webp)(?:\?|$)/i.test(file);

/** Returns the picture of the page's preview card (Open Graph): that of its subject, or a general one. */
export function getCardPicture({ status, venue, product, promotion }: Subject): CardPicture {
  if (status === 'missing') return defaultCard;
  const [firstPhoto] = product === undefined ? [] : getGallery(product.display);
  const [venuePhoto] = venue?.photos ?? [];
  const candidates = [
    promotion && { filePath: promotion.banner, alt: promotion.bannerAlt },
    firstPhoto,
    promotion === undefined && product === undefined ? venuePhoto : undefined,
  ];
  const pagePicture = candidates.find(
    (picture) => picture !== undefined && isSupportedFormat(getWidestFile(picture.filePath)),
  );
  return pagePicture?.filePath.startsWith('/')
    ? { path: getWidestFile(pagePicture.filePath), alt: pagePicture.alt }
    : defaultCard;
}
