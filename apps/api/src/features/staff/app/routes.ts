import { closeAlarmByStaff, countInbox, listAlarms, listAuditRecords } from '@dining/contract/staff/app';
import { type Capability, getWidestPermission } from '@dining/domain/staff/permissions';
import { createCallerFilter } from '../../../http/staff-mount';
import type { StaffCaller } from '../../../http/staff-session';
import { countWaitingInquiries } from '../../../stores/inquiries/inbox';
import { countOpenAlarmsWithVenue } from '../../../stores/messages/alarms';
import { countFailedMessages } from '../../../stores/messages/failed-messages';
import { countPaymentCases } from '../../../stores/payments/payment-cases';
import { countAppeals } from '../../../stores/reviews/inbox';
import type { StaffFeature } from '../../feature';
import { closeVisibleAlarm, createAlarmFilter, listVisibleAlarms } from './alarms';
import { listAuditForStaff } from './audit-records';

export const inbox: StaffFeature = (mount, deps) => {
  const { pool } = deps.database;
  const has = (staff: StaffCaller, capability: Capability): boolean =>
    getWidestPermission(staff.grants, capability, deps.now()).allowed;

  mount(countInbox, async ({ staff }) => {
    const now = deps.now();
    const filter = (capability: Capability) => createCallerFilter(staff, capability, now);
    const answers = has(staff, 'inquiry');
    const seesPayments = has(staff, 'payment.see');
    return {
      counts: {
        inquiries: answers ? await countWaitingInquiries(pool, filter('inquiry')) : null,
        reviews: answers ? await countAppeals(pool, filter('review.hide')) : null,
        payments: seesPayments ? await countPaymentCases(pool, filter('payment.see')) : null,
        alerts: seesPayments ? await countOpenAlarmsWithVenue(pool, createAlarmFilter(staff, now)) : null,
        messages: answers ? await countFailedMessages(pool, filter('inquiry')) : null,
      },
    };
  });
  mount(listAlarms, (call) => listVisibleAlarms(deps, call));
  mount(closeAlarmByStaff, (call) => closeVisibleAlarm(deps, call));
  mount(listAuditRecords, (call) => listAuditForStaff(deps, call));
};
