import { fail } from '@dining/contract/failure';
import {
  addWalkIn,
  endWalkIn,
  getService,
  listServices,
  markServiceSeen,
  moveAttendance,
  previewNoShowFee,
  saveDayNote,
  undoAttendance,
} from '@dining/contract/staff/service';
import { authorize, createActor, runStaffWrite } from '../../../http/staff-mount';
import { insertAuditEntry } from '../../../stores/app/audit';
import { findDayNote, saveDayNote as saveStoredNote } from '../../../stores/service/day-notes';
import { upsertServiceSeen } from '../../../stores/service/service-day';
import type { StaffFeature } from '../../feature';
import { changeAttendance, previewFee, undoAttendanceChange } from './attendance';
import { findVisibleVenue, toDayNote, viewService, viewServices } from './service-day';
import { addWalkInByStaff, endWalkInByStaff } from './walk-ins';

export const service: StaffFeature = (mount, deps) => {
  mount(getService, (call) => viewService(deps, call));
  mount(listServices, (call) => viewServices(deps, call));
  mount(moveAttendance, (call) => changeAttendance(deps, call));
  mount(undoAttendance, (call) => undoAttendanceChange(deps, call));
  mount(previewNoShowFee, (call) => previewFee(deps, call));
  mount(addWalkIn, (call) => addWalkInByStaff(deps, call));
  mount(endWalkIn, (call) => endWalkInByStaff(deps, call));

  mount(markServiceSeen, async (call) => {
    const { body, staff } = call;
    const venue = await findVisibleVenue(deps, staff, body.dinCode);
    if (venue === undefined) return fail('not_found');
    const { dinCode, htlCode } = venue;
    // The client's clock may be ahead, so `until` is capped at the server's time.
    const at = new Date(Math.min(Date.parse(body.until), deps.now().getTime()));
    return runStaffWrite<{ result: 'success' }>(deps, call, async (client) => {
      await upsertServiceSeen(client, { staffId: staff.staffId, dinCode, htlCode, at });
      return { result: 'success' };
    });
  });

  mount(saveDayNote, async (call) => {
    const { body, staff } = call;
    const { dinCode, day, text, version } = body;
    const venue = await findVisibleVenue(deps, staff, dinCode);
    if (venue === undefined) return fail('not_found');
    const { htlCode } = venue;
    const refusal = authorize(staff, 'service.act', { type: 'venue', htlCode, dinCode }, deps.now());
    if (refusal !== undefined) return refusal;
    return runStaffWrite(deps, call, async (client) => {
      const before = await findDayNote(client, dinCode, day);
      const change = { dinCode, htlCode, day, text, version, changedBy: staff.name, changedAt: deps.now() };
      const note = await saveStoredNote(client, change);
      if (note === undefined)
        return {
          failure: 'changed_meanwhile' as const,
          current: { ...toDayNote(await findDayNote(client, dinCode, day)) },
        };
      await insertAuditEntry(client, {
        ...createActor(staff),
        action: 'day_note.save',
        subject: `${dinCode} ${day}`,
        htlCode,
        // Only the length of the text: it may name guests, and is deleted earlier than audit entries.
        before: { version, characters: before?.text.length ?? 0 },
        after: { version: note.version, characters: text.length },
      });
      return { note: toDayNote(note) };
    });
  });
};
