import { checkText, type FieldIssue } from './check-fields';
import type { PictureContent } from './document-contents';
import type { HotelDocument } from './documents';
import { toLocalizedText, toTextFields } from './fields';

/**
 * Where guests see a photo of a hotel: `front` and `lounge` on the main page, `front` also in the list of hotels and in
 * search results, `benefits` beside the benefits.
 */
export const hotelPhotoKinds = ['front', 'lounge', 'benefits'] as const;
export type HotelPhotoKind = (typeof hotelPhotoKinds)[number];

export interface HotelPhotoFields {
  /** Within a kind, in the order in which guests see them. */
  readonly photos: readonly (PictureContent & { readonly kind: HotelPhotoKind })[];
}

export const maxHotelPhotos = 30;

export const getHotelPhotoFields = ({ photos }: HotelDocument): HotelPhotoFields => ({
  photos: photos.map(({ kind, path, alt }) => ({ kind, path, alt: toTextFields(alt) })),
});

/** Returns the hotel with the photos. Everything else stays. */
export const applyHotelPhotoFields = ({ photos }: HotelPhotoFields, hotel: HotelDocument): HotelDocument => ({
  ...hotel,
  photos: photos.map(({ kind, path, alt }) => ({ kind, path, alt: toLocalizedText(alt) })),
});

/** Checks that each photo has a picture, and an alternative text in all languages or in none. */
export const checkHotelPhotoFields = ({ photos }: HotelPhotoFields): FieldIssue[] =>
  photos.flatMap(({ path, alt }, index) => [
    ...(path === '' ? [{ path: `photos.${index}.path`, code: 'field_missing' } as const] : []),
    ...(Object.values(alt).every((text) => text.trim() === '') ? [] : checkText(alt, `photos.${index}.alt`)),
  ]);
