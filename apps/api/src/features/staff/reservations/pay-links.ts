import { type Failure, fail, isFailure } from '@dining/contract/failure';
import type {
  listPayLinks as listCall,
  openPayLink as openCall,
  StaffPayLink,
  sendPayLink as sendCall,
  withdrawPayLink as withdrawCall,
} from '@dining/contract/staff/pay-links';
import { getPayLinkState, toPayLinkEndTime } from '@dining/domain/payments/pay-link';
import type { Language } from '@dining/domain/shared/language';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import type { Pool, PoolClient } from 'pg';
import { findLinkFailure, withdrawLink } from '../../../booking/payments/pay-link';
import type { Deps } from '../../../config/deps';
import { getLimit } from '../../../config/limits';
import { authorize, runStaffWrite, type StaffCall } from '../../../http/staff-mount';
import { createAuditOrigin, type StaffCaller } from '../../../http/staff-session';
import { rateLimit } from '../../../lib/rate-limiter';
import { createPayLinkUrl } from '../../../notifications/pay-link-keys';
import { insertAuditEntry, insertReadingEntry } from '../../../stores/app/audit';
import { enqueuePayLink } from '../../../stores/messages/outbox';
import {
  findPayLink,
  type ListedPayLink,
  listPayLinks,
  lockPayLink,
  type PayLink,
  updatePayLinkToSent,
} from '../../../stores/payments/pay-links';
import { listVenuesWithHotelName } from '../../../stores/venues/venues';
import { createVenueScope, hasVenueCapability } from './venue-permissions';

export function toStaffLink(link: ListedPayLink, staff: StaffCaller, language: Language, now: Date): StaffPayLink {
  return {
    linkId: link.linkId,
    htlCode: link.htlCode,
    dinCode: link.dinCode,
    venueName: getLocalizedText(link.venueName, language),
    visit: { date: link.visitDay, time: link.visitTime },
    adults: link.adults,
    kids: link.kids,
    bookerName: link.bookerName,
    productName: getLocalizedText(link.productName, language),
    amount: hasVenueCapability(staff, 'payment.see', link, now) ? link.amount : null,
    state: getPayLinkState(link),
    endsAt: toPayLinkEndTime(link, now).toISOString(),
    bookedBy: link.bookedBy,
    sendCount: link.sendCount,
    sentAt: link.sentAt.toISOString(),
    withdrawnBy: link.withdrawnBy,
    resvCode: link.resvCode,
  };
}

/** Lists pay links of the venues that the caller sees. Reading them is audited by venue and day. */
export async function listLinks(deps: Deps, { body, staff, language }: StaffCall<typeof listCall>) {
  const { pool } = deps.database;
  const now = deps.now();
  const venues = (await listVenuesWithHotelName(pool)).filter(
    (venue) =>
      hasVenueCapability(staff, 'service.see', venue, now) &&
      (body.htlCode === undefined || venue.htlCode === body.htlCode) &&
      (body.dinCode === undefined || venue.dinCode === body.dinCode),
  );
  if (venues.length === 0) return fail('not_found');
  const links = await listPayLinks(pool, {
    venues: venues.map(({ dinCode }) => dinCode),
    day: body.day ?? null,
    name: body.name.trim(),
    resvCode: body.resvCode ?? null,
    linkId: null,
  });
  const readings = new Map(links.map(({ dinCode, htlCode, visitDay }) => [`${dinCode} ${visitDay}`, htlCode]));
  for (const [subject, htlCode] of readings)
    await insertReadingEntry(pool, staff, { action: 'reservations.read', subject, htlCode });
  return { links: links.map((link) => toStaffLink(link, staff, language, now)) };
}

type ChangeCall = StaffCall<typeof sendCall | typeof withdrawCall | typeof openCall>;

/** Finds a pay link of a venue where the caller may book. A link of another venue counts as missing. */
async function findAuthorizedLink(
  db: Pool | PoolClient,
  deps: Deps,
  { body, staff }: ChangeCall,
): Promise<PayLink | Failure> {
  const link = await findPayLink(db, body.linkId);
  if (link === undefined) return fail('not_found');
  return authorize(staff, 'book', createVenueScope(link), deps.now()) ?? link;
}

async function getLinkResponse(client: PoolClient, deps: Deps, { body, staff, language }: ChangeCall) {
  const [link] = await listPayLinks(client, { venues: null, day: null, name: '', resvCode: null, linkId: body.linkId });
  if (link === undefined) return fail('not_found');
  return { link: toStaffLink(link, staff, language, deps.now()) };
}

const insertLinkAuditEntry = (
  client: PoolClient,
  { staff }: ChangeCall,
  action: 'pay_link.open' | 'pay_link.send' | 'pay_link.withdraw',
  { linkId, htlCode, dinCode, visitDay, visitTime, sendCount }: PayLink,
) =>
  insertAuditEntry(client, {
    actorName: staff.name,
    action,
    subject: linkId,
    htlCode,
    origin: createAuditOrigin(staff),
    after: { dinCode, date: visitDay, time: visitTime, sendCount },
  });

export async function sendLink(deps: Deps, call: StaffCall<typeof sendCall>) {
  const { linkId } = call.body;
  return runStaffWrite<{ link: StaffPayLink }>(deps, call, async (client) => {
    const authorized = await findAuthorizedLink(client, deps, call);
    if (isFailure(authorized)) return authorized;
    // Counted in the transaction, so that a repetition gets the stored response and a refused sending does not count.
    const counter = { keyring: deps.keyring, database: { pool: client } };
    const rateLimitResult = await rateLimit.consume(counter, [getLimit('payLinkSendings', { linkId })]);
    if (!rateLimitResult.ok) return rateLimitResult.failure;
    const link = await lockPayLink(client, linkId);
    const failure = link === undefined ? fail('not_found') : findLinkFailure(link);
    if (link === undefined || failure !== undefined) return failure ?? fail('not_found');
    const sendCount = await updatePayLinkToSent(client, linkId);
    await enqueuePayLink(client, linkId);
    await insertLinkAuditEntry(client, call, 'pay_link.send', { ...link, sendCount });
    return getLinkResponse(client, deps, call);
  });
}

/** Returns the URL of the guest's page. The URL is secret, so it is not stored as the idempotent response. */
export async function openLink(deps: Deps, call: StaffCall<typeof openCall>) {
  const link = await findAuthorizedLink(deps.database.pool, deps, call);
  if (isFailure(link)) return link;
  const failure = findLinkFailure(link);
  if (failure !== undefined) return failure;
  const address = link.order && createPayLinkUrl(deps, link, link.order.language);
  if (address === null || address === undefined) return fail('pay_link_ended');
  const writeResult = await runStaffWrite<object>(deps, call, async (client) => {
    await insertLinkAuditEntry(client, call, 'pay_link.open', link);
    return {};
  });
  return isFailure(writeResult) ? writeResult : { address };
}

export const withdrawLinkByStaff = (deps: Deps, call: StaffCall<typeof withdrawCall>) =>
  runStaffWrite<{ link: StaffPayLink }>(deps, call, async (client) => {
    const link = await findAuthorizedLink(client, deps, call);
    if (isFailure(link)) return link;
    const failure = await withdrawLink(client, link.linkId, call.staff.name);
    if (failure !== undefined) return failure;
    await insertLinkAuditEntry(client, call, 'pay_link.withdraw', link);
    return getLinkResponse(client, deps, call);
  });
