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
  const hasCapability = (staff: StaffCaller, capability: Capability): boolean =>
    getWidestPermission(staff.grants, capability, deps.now()).allowed;

  mount(countInbox, async ({ staff }) => {
    const now = deps.now();
    const createFilter = (capability: Capability) => createCallerFilter(staff, capability, now);
    const canAnswerInquiries = hasCapability(staff, 'inquiry');
    const canSeePayments = hasCapability(staff, 'payment.see');
    return {
      counts: {
        inquiries: canAnswerInquiries ? await countWaitingInquiries(pool, createFilter('inquiry')) : null,
        reviewAppeals: canAnswerInquiries ? await countAppeals(pool, createFilter('review.hide')) : null,
        payments: canSeePayments ? await countPaymentCases(pool, createFilter('payment.see')) : null,
        alarms: canSeePayments ? await countOpenAlarmsWithVenue(pool, createAlarmFilter(staff, now)) : null,
        messages: canAnswerInquiries ? await countFailedMessages(pool, createFilter('inquiry')) : null,
      },
    };
  });
  mount(listAlarms, (call) => listVisibleAlarms(deps, call));
  mount(closeAlarmByStaff, (call) => closeVisibleAlarm(deps, call));
  mount(listAuditRecords, (call) => listAuditForStaff(deps, call));
};
