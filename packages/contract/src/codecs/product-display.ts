import type { LocalizedText } from '@dining/domain/shared/localized-text';
import type { ProductWire } from '../site/products';
import { decodeText } from './text';

/** Fields of a product that only pages use. */
export interface ProductDisplay {
  readonly description: LocalizedText;
  readonly category: LocalizedText;
  readonly depositNote: LocalizedText;
  readonly bannerPicture: string;
  /** prod1 shows the product, prod2 is for the completion page (Spec §3). */
  readonly photos: readonly { readonly filePath: string; readonly photoType: string; readonly alt: LocalizedText }[];
}

/** Parses the texts and pictures of a product. */
export const decodeProductDisplay = (wire: ProductWire): ProductDisplay => ({
  description: decodeText('prodDesc', wire),
  category: decodeText('dinCateName', wire),
  depositNote: decodeText('depositDesc', wire),
  bannerPicture: wire.bannerImg,
  photos: wire.prodPhotoList.map((photo) => ({
    filePath: photo.filePath,
    photoType: photo.prodPhotoType,
    alt: decodeText('fileAlt', photo),
  })),
});

/**
 * Returns the pictures of a product without the one of the completion page, or its banner if there are none (Spec §3
 * prodPhotoType).
 */
export function getGallery(display: ProductDisplay): ProductDisplay['photos'] {
  const photos = display.photos.filter(({ photoType }) => photoType !== 'prod2');
  return photos.length > 0 ? photos : [{ filePath: display.bannerPicture, photoType: 'prod1', alt: { default: '' } }];
}
