import { saveSheetMail } from '@dining/contract/staff/venues';
import { isolateDirection } from '@dining/domain/shared/isolate';
import { type CommandDefinition, parseCode, parseDay, parseSwitch } from './command';
import { formatCampaign, formatCount, formatDay, formatInstant, formatJson } from './formatters';
import { explainVenue, formatParty, getServiceDay, listAllVenues, type Service } from './places';

type Party = Service['parties'][number];

const attendanceLabels = {
  expected: '',
  late: 'late',
  arrived: 'arrived',
  seated: 'seated',
  done: 'came',
  no_show: 'NO-SHOW',
};

/** Formats a text of the guest with the time of its last edit; `removedText` replaces a text that was removed. */
function formatEdited(text: string, removedText: string, changedAt: string | null): string[] {
  if (changedAt === null) return text === '' ? [] : [text];
  return [`${text === '' ? removedText : text} (CHANGED ${formatInstant(changedAt)})`];
}

function formatDetails(one: Party): string[] {
  const menus = one.menus.map(({ name, count }) => `${count} × ${name}`);
  const ordered = [one.product, one.room, ...menus].filter((text) => text !== '').join(' · ');
  const allergyList = one.allergies ?? [];
  const allergies = formatEdited(
    allergyList.length === 0 ? '' : `ALLERGIES: ${allergyList.map(isolateDirection).join(', ')}`,
    'ALLERGIES: none any more',
    one.allergiesChangedAt,
  );
  const request = formatEdited(
    one.request === '' ? '' : `Request: ${isolateDirection(one.request)}`,
    'Request: none any more',
    one.requestChangedAt,
  );
  const answers = one.answers.map((each) => isolateDirection(`${each.question} ${each.answers.join(', ')}`));
  const mail = one.isMailFailed ? ['MAIL NOT DELIVERED: inform the guest in another way'] : [];
  const confirmations =
    one.comingConfirmedAt === null ? [] : [`has said that they will come (${formatInstant(one.comingConfirmedAt)})`];
  const state = [one.isConfirmed ? 'confirmed' : '', attendanceLabels[one.attendance], ...confirmations].filter(
    (text) => text !== '',
  );
  const campaign = one.campaign === null ? [] : [`Campaign: ${formatCampaign(one.campaign)}`];
  return [
    ordered,
    ...allergies,
    ...request,
    ...answers,
    ...mail,
    ...(state.length === 0 ? [] : [state.join(' · ')]),
    ...campaign,
  ];
}

const formatArrival = (one: Party): string =>
  [
    `${one.time}  ${isolateDirection(one.name ?? '')} · ${formatParty(one)} · ${one.phone ?? ''} · ${one.resvCode}`,
    ...formatDetails(one).map((line) => line.replace(/^/gm, '       ')),
  ].join('\n');

function formatSummary(parties: readonly Party[]): string {
  const seated = parties.filter(({ type }) => type !== 'pickup');
  const pickups = parties.length - seated.length;
  const heads = seated.reduce((sum, { adults, kids }) => sum + adults + kids, 0);
  const allergic = parties.filter(({ allergies }) => allergies !== null && allergies.length > 0).length;
  return [
    ...(seated.length > 0 ? [formatCount(seated.length, 'reservation'), formatCount(heads, 'guest')] : []),
    ...(pickups > 0 ? [formatCount(pickups, 'pickup')] : []),
    ...(allergic > 0 ? [`${allergic} with allergies`] : []),
  ].join(', ');
}

const arrivals: CommandDefinition = {
  usage: 'VENUE [DAY] [--json]',
  summary: 'lists the arrivals at a venue on a day (by default today in Seoul), with allergies and requests',
  details: [
    'DAY is 2026-12-24, today or tomorrow. Cancelled reservations are left out. Each use is recorded in the audit.',
  ],
  options: { json: 'boolean' },
  run: async ({ args: [venue, day = 'today'], options, call }) => {
    const service = await getServiceDay(call, parseCode(venue, 'venue'), parseDay(day));
    if (options['json'] === true) return formatJson(service);
    const head = `${service.venue} · ${formatDay(service.day)}`;
    if (service.parties.length === 0) return `${head}\nNo reservations.`;
    return [`${head} · ${formatSummary(service.parties)}`, ...service.parties.map(formatArrival)].join('\n\n');
  },
};

const venues: CommandDefinition = {
  usage: '',
  summary: 'lists the venues with the codes that other commands need',
  run: async ({ call }) => {
    const all = await listAllVenues(call);
    const width = Math.max(...all.map(({ dinCode }) => dinCode.length));
    return all
      .map(({ dinCode, name, hotelName, htlCode, isActive }) =>
        [
          dinCode.padEnd(width),
          ` ${name} · ${hotelName} (${htlCode})`,
          ...(isActive ? [] : ['· not shown to guests']),
        ].join(' '),
      )
      .join('\n');
  },
};

const sheetMail: CommandDefinition = {
  usage: 'VENUE SWITCH',
  summary: 'switches the mail with the sheet of each evening to a venue: SWITCH is on or off',
  run: async ({ args: [typed, to], call }) => {
    const isOn = parseSwitch(to);
    const dinCode = parseCode(typed, 'venue');
    const { changed, venue } = await call(saveSheetMail, { body: { dinCode, isOn } }).catch(explainVenue(dinCode));
    return `${venue.name}: the sheet by mail is ${changed ? 'now' : 'already'} ${isOn ? 'on' : 'off'}.`;
  },
};

export const arrivalCommands = { arrivals, venues, 'sheet-mail': sheetMail };
