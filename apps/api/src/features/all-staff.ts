import type { CommandHandler } from './command';
import type { StaffFeature } from './feature';
import { app } from './staff/app/handlers';
import { inbox } from './staff/app/routes';
import { availability } from './staff/availability/handlers';
import { calendar } from './staff/availability/routes';
import { campaignReport } from './staff/campaigns/routes';
import { hotels } from './staff/hotels/handlers';
import { hotelPlaces } from './staff/hotels/routes';
import { inquiryInbox } from './staff/inquiries/routes';
import { memberData } from './staff/members/routes';
import { failedMessages } from './staff/messages/routes';
import { paymentCases } from './staff/payments/routes';
import { products } from './staff/products/handlers';
import { reservations } from './staff/reservations/handlers';
import { desk } from './staff/reservations/routes';
import { reviews } from './staff/reviews/handlers';
import { reviewInbox } from './staff/reviews/routes';
import { service } from './staff/service/routes';
import { session } from './staff/session/routes';
import { staff } from './staff/staff/handlers';
import { staff as staffPeople } from './staff/staff/routes';
import { venues } from './staff/venues/handlers';

export const commandHandlers: ReadonlyMap<string, CommandHandler> = new Map(
  [...app, ...availability, ...hotels, ...products, ...reservations, ...reviews, ...staff, ...venues].map((handler) => [
    handler.path,
    handler,
  ]),
);

/** Endpoints of the staff console. */
export const staffFeatures: readonly StaffFeature[] = [
  session,
  staffPeople,
  hotelPlaces,
  service,
  calendar,
  desk,
  inbox,
  inquiryInbox,
  failedMessages,
  paymentCases,
  memberData,
  campaignReport,
  reviewInbox,
];
