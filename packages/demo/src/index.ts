/** Demo data (decision 34b): Dalbit Hotels & Resorts. The server imports its catalogue and inserts the rest as rows. */
export { createDemoCalendar, type DemoCalendar } from './calendar';
export { catalogueFolder } from './catalogue-folder';
export { couponNames } from './coupons';
export { inquiries } from './inquiries';
export { demoPassword, type MemberData, members } from './members';
export { getPicturePath } from './pictures';
export { demoReservations } from './reservations/all';
export type { DemoReservation } from './reservations/demo-reservation';
export { guests } from './reservations/guests';
export type { ReviewData } from './review-data';
export { reviews } from './reviews';
export { staff } from './staff';
