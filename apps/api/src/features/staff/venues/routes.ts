import { fail } from '@dining/contract/failure';
import { listSheetMails, saveSheetMail } from '@dining/contract/staff/venues';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { getPermission } from '@dining/domain/staff/permissions';
import type { Deps } from '../../../config/deps';
import { authorize, createActor, runStaffWrite, type StaffCall, toSubjectScope } from '../../../http/staff-mount';
import { insertAuditEntry } from '../../../stores/app/audit';
import {
  findVenueWithHotelName,
  listSheetMailSettings,
  updateSheetMailSwitch,
  type VenueWithSheetMail,
} from '../../../stores/venues/venues';
import type { StaffFeature } from '../../feature';

const toWire = (venue: VenueWithSheetMail, language: Language) => ({
  dinCode: venue.dinCode,
  htlCode: venue.htlCode,
  name: getLocalizedText(venue.name, language),
  hotelName: getLocalizedText(venue.hotelName, language),
  isActive: venue.active,
  isOn: venue.wantsSheetMail,
  mailbox: venue.mailbox,
});

async function listVisibleSheetMails(deps: Deps, { body, staff, language }: StaffCall<typeof listSheetMails>) {
  const venues = await listSheetMailSettings(deps.database.pool, body.htlCode ?? null);
  const visibleVenues = venues.filter(
    (venue) => getPermission(staff.grants, 'calendar', toSubjectScope(venue), deps.now()).allowed,
  );
  return { venues: visibleVenues.map((venue) => toWire(venue, language)) };
}

async function saveSheetMailSwitch(deps: Deps, call: StaffCall<typeof saveSheetMail>) {
  const { body, staff, language } = call;
  const { dinCode, isOn } = body;
  const venue = await findVenueWithHotelName(deps.database.pool, dinCode);
  if (venue === undefined) return fail('not_found');
  const { htlCode } = venue;
  const refusal = authorize(staff, 'calendar', toSubjectScope(venue), deps.now());
  if (refusal !== undefined) return refusal;
  return runStaffWrite(deps, call, async (client) => {
    const changed = await updateSheetMailSwitch(client, dinCode, isOn);
    if (changed)
      await insertAuditEntry(client, {
        ...createActor(staff),
        action: 'venue.sheet_mail',
        subject: dinCode,
        htlCode,
        detail: { to: isOn ? 'on' : 'off' },
      });
    const storedVenue = (await listSheetMailSettings(client, htlCode)).find(
      (candidate) => candidate.dinCode === dinCode,
    );
    return storedVenue === undefined ? fail('not_found') : { changed, venue: toWire(storedVenue, language) };
  });
}

export const venues: StaffFeature = (mount, deps) => {
  mount(listSheetMails, (call) => listVisibleSheetMails(deps, call));
  mount(saveSheetMail, (call) => saveSheetMailSwitch(deps, call));
};
