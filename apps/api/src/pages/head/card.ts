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
const isShowable = (file: string): boolean => /\.(?:jpe?g|png|webp)(?:\?|$)/i.test(file);

export function getCardPicture({ standing, venue, product, promotion }: Subject): CardPicture {
  if (standing === 'missing') return defaultCard;
  const [shown] = product === undefined ? [] : getGallery(product.display);
  const [room] = venue?.photos ?? [];
  const candidates = [
    promotion && { filePath: promotion.banner, alt: promotion.bannerAlt },
    shown,
    promotion === undefined && product === undefined ? room : undefined,
  ];
  const pagePicture = candidates.find(
    (picture) => picture !== undefined && isShowable(getWidestFile(picture.filePath)),
  );
  return pagePicture?.filePath.startsWith('/')
    ? { path: getWidestFile(pagePicture.filePath), alt: pagePicture.alt }
    : defaultCard;
}
