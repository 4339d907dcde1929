import { savePointRate, viewPointRate } from '@dining/contract/staff/hotels';
import { type CommandDefinition, getTextOption, parseCode, parseNumber } from './command';
import { explain } from './send-command';

export const explainHotel = (htlCode: string) =>
  explain({ not_found: `There is no hotel ${htlCode}. «npm run staff -- venues» lists the venues of each hotel.` });

const pointRate: CommandDefinition = {
  usage: 'HOTEL PERCENT [--reason TEXT]',
  summary: 'sets the percentage of the paid amount that members get as points at a hotel; 0 for none',
  details: ['Applies to visits whose points are not credited yet. Guests see it on the next page that they open.'],
  options: { reason: 'string' },
  run: async ({ args: [hotel, percent], options, call }) => {
    const to = parseNumber(percent, 'percentage from 0 to 100', 0, 100);
    const reason = getTextOption(options, 'reason') ?? '';
    const htlCode = parseCode(hotel, 'hotel');
    const { pointRate: currentRate } = await call(viewPointRate, { body: { htlCode } }).catch(explainHotel(htlCode));
    const from = currentRate.pointRate;
    const { changed } = await call(savePointRate, { body: { htlCode, from, to, reason } });
    return `${currentRate.hotelName}: ${changed ? `${from}% before, now` : 'already'} ${to}%.`;
  },
};

export const hotelCommands = { 'point-rate': pointRate };
