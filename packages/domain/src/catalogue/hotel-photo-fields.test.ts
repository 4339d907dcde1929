import { expect, it } from 'vitest';
import { validCatalogue } from '../../test/catalogue';
import {
  applyHotelPhotoFields,
  checkHotelPhotoFields,
  getHotelPhotoFields,
  type HotelPhotoFields,
} from './hotel-photo-fields';

const [storedHotel] = validCatalogue.hotels;
if (storedHotel === undefined) throw new Error('the catalogue has no hotel');
const alt = { ko: '정면', en: 'The front', cn: '正面', ja: '正面' };
const noAlt = { ko: '', en: '', cn: '', ja: '' };
const photo: HotelPhotoFields['photos'][number] = { kind: 'front', path: '/pictures/front-960.webp', alt };

it.each<readonly [sentence: string, photos: HotelPhotoFields['photos'], issues: readonly string[]]>([
  ['a hotel needs no photo', [], []],
  ['a photo with all alternative texts can be saved', [photo], []],
  ['a photo needs no alternative text', [{ ...photo, alt: noAlt }], []],
  [
    'an alternative text without Japanese is refused',
    [{ ...photo, alt: { ...alt, ja: ' ' } }],
    ['photos.0.alt.ja language_missing'],
  ],
  ['a photo without a picture is refused', [photo, { ...photo, path: '' }], ['photos.1.path field_missing']],
])('%s', (_sentence, photos, issues) => {
  expect(checkHotelPhotoFields({ photos }).map(({ path, code }) => `${path} ${code}`)).toEqual(issues);
});

it('photos keep their order, and a hotel its other fields', () => {
  const photos = [photo, { ...photo, kind: 'lounge' as const, alt: noAlt }];
  const hotel = applyHotelPhotoFields({ photos }, storedHotel);
  expect(getHotelPhotoFields(hotel)).toEqual({ photos });
  expect({ ...hotel, photos: storedHotel.photos }).toEqual(storedHotel);
});
