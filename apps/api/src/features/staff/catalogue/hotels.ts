import { fail } from '@dining/contract/failure';
import type { saveHotel, saveHotelPhotos, viewHotel, viewHotelPhotos } from '@dining/contract/staff/catalogue';
import { checkHotelFields } from '@dining/domain/catalogue/check-fields';
import type { HotelDocument } from '@dining/domain/catalogue/documents';
import { applyHotelFields, getHotelFields, getNextCode, type HotelFields } from '@dining/domain/catalogue/fields';
import {
  applyHotelPhotoFields,
  checkHotelPhotoFields,
  getHotelPhotoFields,
} from '@dining/domain/catalogue/hotel-photo-fields';
import { type HtlCode, toCode } from '@dining/domain/shared/codes';
import { findPictureId, findPicturePaths, resolvePictures } from '../../../catalogue/draft-pictures';
import { getDocumentVersion, refuseFields } from '../../../catalogue/edit-catalogue';
import type { Deps } from '../../../config/deps';
import { authorize, type StaffCall } from '../../../http/staff-mount';
import { findVisibleCatalogue } from './find-catalogue';
import { saveDocument } from './save-document';

/** Returns the version of the fields of this form; other forms change photos and benefits. */
const getHotelVersion = (hotel: HotelDocument): string => getDocumentVersion(getHotelFields(hotel));

const toHotelWire = ({ memberFoodRule, ...fields }: HotelFields) => ({
  ...fields,
  memberFoodRule: memberFoodRule && { ...memberFoodRule, excludedMonthDays: [...memberFoodRule.excludedMonthDays] },
});

export async function handleViewHotel(deps: Deps, { body, staff }: StaffCall<typeof viewHotel>) {
  const { htlCode } = body;
  const catalogue = await findVisibleCatalogue(deps, staff, 'system', { type: 'hotel', htlCode });
  const hotel = catalogue?.hotels.find((each) => each.htlCode === htlCode);
  return hotel === undefined
    ? fail('not_found')
    : { fields: toHotelWire(getHotelFields(hotel)), version: getHotelVersion(hotel) };
}

export async function handleSaveHotel(deps: Deps, call: StaffCall<typeof saveHotel>) {
  const { body, staff } = call;
  const { fields } = body;
  const scope =
    body.htlCode === null ? ({ type: 'group' } as const) : ({ type: 'hotel', htlCode: body.htlCode } as const);
  const refusal = authorize(staff, 'system', scope, deps.now());
  if (refusal !== undefined) return refusal;
  const issues = checkHotelFields(fields);
  if (issues.length > 0) return refuseFields(issues);
  return saveDocument(deps, call, (catalogue) => {
    const { hotels } = catalogue;
    const stored = hotels.find(({ htlCode }) => htlCode === body.htlCode);
    if (body.htlCode !== null && stored === undefined) return fail('not_found');
    const before = stored && getHotelFields(stored);
    if (stored !== undefined && getHotelVersion(stored) !== body.version)
      return { failure: 'changed_meanwhile', current: { fields: before, version: getHotelVersion(stored) } };
    const code = getNextCode(
      'H',
      hotels.map(({ htlCode }) => htlCode),
      2,
    );
    const hotel = applyHotelFields(fields, stored ?? toCode<HtlCode>(code));
    const { htlCode } = hotel;
    return {
      next: { ...catalogue, hotels: [...hotels.filter((each) => each !== stored), hotel] },
      document: { kind: 'hotel', code: htlCode },
      action: 'hotel.save',
      subject: htlCode,
      htlCode,
      before,
      after: getHotelFields(hotel),
      answer: { htlCode, version: getHotelVersion(hotel) },
    };
  });
}

/** Returns the version of the photos and their alternative texts; the focal point of a picture is chosen elsewhere. */
const getPhotosVersion = ({ photos }: HotelDocument): string =>
  getDocumentVersion(photos.map(({ kind, path, alt }) => ({ kind, picture: findPictureId(path) ?? path, alt })));

export async function handleViewHotelPhotos(deps: Deps, { body, staff }: StaffCall<typeof viewHotelPhotos>) {
  const { htlCode } = body;
  const catalogue = await findVisibleCatalogue(deps, staff, 'catalogue', { type: 'hotel', htlCode });
  const hotel = catalogue?.hotels.find((each) => each.htlCode === htlCode);
  if (hotel === undefined) return fail('not_found');
  const { photos } = getHotelPhotoFields(hotel);
  return { fields: { photos: [...photos] }, version: getPhotosVersion(hotel) };
}

export async function handleSaveHotelPhotos(deps: Deps, call: StaffCall<typeof saveHotelPhotos>) {
  const { body, staff } = call;
  const { htlCode } = body;
  const refusal = authorize(staff, 'catalogue', { type: 'hotel', htlCode }, deps.now());
  if (refusal !== undefined) return refusal;
  const issues = checkHotelPhotoFields(body.fields);
  if (issues.length > 0) return refuseFields(issues);
  return saveDocument(deps, call, async (catalogue, _drafts, client) => {
    const { hotels } = catalogue;
    const stored = hotels.find((hotel) => hotel.htlCode === htlCode);
    if (stored === undefined) return fail('not_found');
    const before = getHotelPhotoFields(stored);
    const version = getPhotosVersion(stored);
    if (version !== body.version) return { failure: 'changed_meanwhile', current: { fields: before, version } };
    const paths = await findPicturePaths(client, htlCode, body.fields);
    const { content: fields, issues: pictureIssues } = resolvePictures(body.fields, paths, catalogue, htlCode);
    if (pictureIssues.length > 0) return refuseFields(pictureIssues);
    const hotel = applyHotelPhotoFields(fields, stored);
    return {
      next: { ...catalogue, hotels: hotels.map((each) => (each === stored ? hotel : each)) },
      document: { kind: 'hotel', code: htlCode },
      isPartial: true,
      action: 'hotel.photos',
      subject: htlCode,
      htlCode,
      before,
      after: fields,
      answer: { version: getPhotosVersion(hotel) },
    };
  });
}
