import type { CommandHandler } from './command';
import type { StaffFeature } from './feature';
import { appCommandHandlers } from './staff/app/handlers';
import { inbox } from './staff/app/routes';
import { calendar } from './staff/availability/routes';
import { campaignReport } from './staff/campaigns/routes';
import { documents } from './staff/catalogue/document-routes';
import { catalogueObjects } from './staff/catalogue/object-routes';
import { catalogueFiles } from './staff/catalogue/routes';
import { couponOffers } from './staff/coupons/routes';
import { former } from './staff/former/routes';
import { hotels } from './staff/hotels/routes';
import { inquiryInbox } from './staff/inquiries/routes';
import { inventory } from './staff/inventory/routes';
import { memberData } from './staff/members/routes';
import { staffMessages } from './staff/messages/routes';
import { paymentCases } from './staff/payments/routes';
import { pictures } from './staff/pictures/routes';
import { products } from './staff/products/routes';
import { desk } from './staff/reservations/routes';
import { reviewInbox } from './staff/reviews/routes';
import { service } from './staff/service/routes';
import { session } from './staff/session/routes';
import { setup } from './staff/setup/routes';
import { staffCommandHandlers } from './staff/staff/handlers';
import { staff } from './staff/staff/routes';
import { venues } from './staff/venues/routes';

export const commandHandlers: ReadonlyMap<string, CommandHandler> = new Map(
  [...appCommandHandlers, ...staffCommandHandlers].map((handler) => [handler.path, handler]),
);

export const staffFeatures: readonly StaffFeature[] = [
  session,
  staff,
  setup,
  catalogueObjects,
  documents,
  hotels,
  venues,
  products,
  catalogueFiles,
  couponOffers,
  former,
  pictures,
  service,
  calendar,
  inventory,
  desk,
  inbox,
  inquiryInbox,
  staffMessages,
  paymentCases,
  memberData,
  campaignReport,
  reviewInbox,
];
