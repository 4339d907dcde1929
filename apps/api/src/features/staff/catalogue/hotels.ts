import { fail } from '@dining/contract/failure';
import type { saveHotel, viewHotel } from '@dining/contract/staff/catalogue';
import { checkHotelFields } from '@dining/domain/catalogue/check-fields';
import { applyHotelFields, getHotelFields, getNextCode } from '@dining/domain/catalogue/fields';
import { type HtlCode, toCode } from '@dining/domain/shared/codes';
import { getDocumentVersion, refuseFields } from '../../../catalogue/edit-catalogue';
import type { Deps } from '../../../config/deps';
import { authorize, type StaffCall } from '../../../http/staff-mount';
import { findVisibleCatalogue } from './find-catalogue';
import { saveDocument } from './save-document';

export async function handleViewHotel(deps: Deps, { body, staff }: StaffCall<typeof viewHotel>) {
  const { htlCode } = body;
  const catalogue = await findVisibleCatalogue(deps, staff, 'system', { type: 'hotel', htlCode });
  const hotel = catalogue?.hotels.find((each) => each.htlCode === htlCode);
  return hotel === undefined
    ? fail('not_found')
    : { fields: getHotelFields(hotel), version: getDocumentVersion(hotel) };
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
    if (stored !== undefined && getDocumentVersion(stored) !== body.version)
      return { failure: 'changed_meanwhile', current: { fields: before, version: getDocumentVersion(stored) } };
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
      answer: { htlCode, version: getDocumentVersion(hotel) },
    };
  });
}
