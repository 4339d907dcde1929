import { type Arrival, type ArrivalList, listArrivals } from '@dining/contract/staff/reservations';
import { listVenues, setSheetMail } from '@dining/contract/staff/venues';
import { isolateDirection } from '@dining/domain/shared/isolate';
import { type CommandDefinition, parseCode, parseDay } from './command';
import { formatCampaign, formatCount, formatDay, formatInstant, formatJson, formatParty } from './formatters';
import { CommandError } from './send-command';

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

function formatDetails(one: Arrival): string[] {
  const ordered = [one.product, one.room, ...one.menus].filter((text) => text !== '').join(' · ');
  const allergies = formatEdited(
    one.allergies.length === 0 ? '' : `ALLERGIES: ${one.allergies.map(isolateDirection).join(', ')}`,
    'ALLERGIES: none any more',
    one.allergiesChangedAt,
  );
  const request = formatEdited(
    one.request === '' ? '' : `Request: ${isolateDirection(one.request)}`,
    'Request: none any more',
    one.requestChangedAt,
  );
  const mail = one.mailFailed ? ['MAIL NOT DELIVERED: inform the guest in another way'] : [];
  const confirmations =
    one.comingConfirmedAt === null ? [] : [`has said that they will come (${formatInstant(one.comingConfirmedAt)})`];
  const state = [
    one.status === 'confirm' ? 'confirmed' : '',
    attendanceLabels[one.attendance],
    ...confirmations,
  ].filter((text) => text !== '');
  const campaign = one.campaign === null ? [] : [`Campaign: ${formatCampaign(one.campaign)}`];
  return [
    ordered,
    ...allergies,
    ...request,
    ...one.answers.map(isolateDirection),
    ...mail,
    ...(state.length === 0 ? [] : [state.join(' · ')]),
    ...campaign,
  ];
}

const formatArrival = (one: Arrival): string =>
  [
    `${one.time}  ${isolateDirection(one.visitorName)} · ${formatParty(one)} · ${one.phone} · ${one.resvCode}`,
    ...formatDetails(one).map((line) => line.replace(/^/gm, '       ')),
  ].join('\n');

function formatSummary({ arrivals }: ArrivalList): string {
  const seated = arrivals.filter(({ type }) => type !== 'pickup');
  const pickups = arrivals.length - seated.length;
  const heads = seated.reduce((sum, { adults, kids }) => sum + adults + kids, 0);
  const allergic = arrivals.filter(({ allergies }) => allergies.length > 0).length;
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
  run: async ({ args, options, send }) => {
    const [venue, day] = args;
    const found = await send(listArrivals, {
      dinCode: parseCode(venue, 'venue'),
      ...(day === undefined ? {} : { day: parseDay(day) }),
    });
    if (options['json'] === true) return formatJson(found);
    const head = `${found.venueName} · ${formatDay(found.day)}`;
    if (found.arrivals.length === 0) return `${head}\nNo reservations.`;
    return [`${head} · ${formatSummary(found)}`, ...found.arrivals.map(formatArrival)].join('\n\n');
  },
};

const venues: CommandDefinition = {
  usage: '',
  summary: 'lists the venues with the codes that other commands need',
  run: async ({ send }) => {
    const { venues: all } = await send(listVenues, {});
    const width = Math.max(...all.map(({ dinCode }) => dinCode.length));
    return all
      .map(({ dinCode, name, hotelName, active }) =>
        [dinCode.padEnd(width), ` ${name} · ${hotelName}`, ...(active ? [] : ['· not shown to guests'])].join(' '),
      )
      .join('\n');
  },
};

const sheetMail: CommandDefinition = {
  usage: 'VENUE SWITCH',
  summary: 'switches the mail with the sheet of each evening to a venue: SWITCH is on or off',
  run: async ({ args: [venue, to], send }) => {
    if (to !== 'on' && to !== 'off') throw new CommandError(`${to ?? 'An empty text'} is neither on nor off.`);
    const { again, venueName } = await send(setSheetMail, { dinCode: parseCode(venue, 'venue'), on: to === 'on' });
    return `${venueName}: the sheet by mail is ${again ? 'already' : 'now'} ${to}.`;
  },
};

export const arrivalCommands = { arrivals, venues, 'sheet-mail': sheetMail };
