import type { CallTypes } from '@dining/contract/endpoint';
import { getService } from '@dining/contract/staff/service';
import { listSheetMails } from '@dining/contract/staff/venues';
import type { CommandInput } from './command';
import { formatCount } from './formatters';
import { CommandError, explain } from './send-command';

export type Venue = CallTypes<typeof listSheetMails>['result']['venues'][number];
export type Service = CallTypes<typeof getService>['result']['service'];
type Party = Service['parties'][number];

const formatUnknownVenue = (dinCode: string): string =>
  `There is no venue ${dinCode}. «npm run staff -- venues» lists them.`;

/** Returns the error handler of a call about a venue, with further texts by problem code. */
export const explainVenue = (dinCode: string, texts: Readonly<Partial<Record<string, string>>> = {}) =>
  explain({ not_found: formatUnknownVenue(dinCode), ...texts });

/**
 * Lists every venue. The endpoint is about sheet mails, the mails with the reservations of each evening; it is the only
 * staff endpoint that lists every venue, also inactive ones.
 */
export const listAllVenues = async (call: CommandInput['call']): Promise<readonly Venue[]> =>
  (await call(listSheetMails, { body: {} })).venues;

/** Returns a venue, even one that guests do not see. @throws CommandError */
export async function getVenue(call: CommandInput['call'], dinCode: string): Promise<Venue> {
  const venue = (await listAllVenues(call)).find((each) => each.dinCode === dinCode);
  if (venue === undefined) throw new CommandError(formatUnknownVenue(dinCode));
  return venue;
}

/** Returns the service of a venue on a day. The server records this in the audit. @throws CommandError */
export const getServiceDay = async (call: CommandInput['call'], dinCode: string, day: string): Promise<Service> =>
  (await call(getService, { params: { dinCode, day } }).catch(explainVenue(dinCode))).service;

export function formatParty({ type, adults, kids, quantity }: Party): string {
  if (type === 'pickup') return `${quantity} for pickup`;
  return [formatCount(adults, 'adult'), ...(kids === 0 ? [] : [formatCount(kids, 'child', 'children')])].join(', ');
}

/** Formats a line about a reservation whose guest is to be called. */
export const formatAffectedParty = (party: Party): string =>
  `  ${[
    `${party.time}  ${party.name ?? ''}`,
    formatParty(party),
    ...(party.room === '' ? [] : [party.room]),
    party.phone ?? '',
    party.resvCode,
  ].join(' · ')}`;
