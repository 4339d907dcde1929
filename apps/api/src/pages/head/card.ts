import { getWidestFile } from '@dining/contract/codecs/picture-path';
import { getGallery } from '@dining/contract/codecs/product-display';
import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { Subject } from './subject';

/** The picture that messengers show with a link: most guests come from one. */
export interface CardPicture {
  /** Its path on this site. */
  readonly path: string;
  /** Pixels; undefined where only the file itself knows. */
  readonly width?: number;
  readonly height?: number;
  readonly alt?: LocalizedText;
}

/** Picture for pages without a picture of their own. Messengers show it sooner if width and height are given. */
const defaultCard: CardPicture = { path: '/pictures/social-card.jpg', width: 1200, height: 630 };

/** What messengers can show: none of those that guests write from shows AVIF or SVG. */
const isShowable = (file: string): boolean => /\.(?:jpe?g|png|webp)(?:\?|$)/i.test(file);

/** Returns the picture of the promotion, product or venue that a page shows, or the default card. */
export function getCardPicture({ standing, venue, product, promotion }: Subject): CardPicture {
  if (standing === 'missing') return defaultCard;
  const [shown] = product === undefined ? [] : getGallery(product.display);
  const [room] = venue?.photos ?? [];
  const candidates = [
    promotion && { filePath: promotion.banner, alt: promotion.bannerAlt },
    shown,
    promotion === undefined && product === undefined ? room : undefined,
  ];
  const own = candidates.find((picture) => picture !== undefined && isShowable(getWidestFile(picture.filePath)));
  // Another site's picture is not ours to show.
  return own?.filePath.startsWith('/') ? { path: getWidestFile(own.filePath), alt: own.alt } : defaultCard;
}
