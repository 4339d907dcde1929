import { setPointRate } from '@dining/contract/staff/hotels';
import { type CommandDefinition, getTextOption, parseCode, parseNumber } from './command';

const pointRate: CommandDefinition = {
  usage: 'HOTEL PERCENT [--reason TEXT]',
  summary: 'sets the percentage of the paid amount that members get as points at a hotel; 0 for none',
  details: ['Applies to visits whose points are not credited yet. Guests see it on the next page that they open.'],
  options: { reason: 'string' },
  run: async ({ args: [hotel, percent], options, send }) => {
    const rate = parseNumber(percent, 'percentage from 0 to 100', 0, 100);
    const reason = getTextOption(options, 'reason') ?? '';
    const changed = await send(setPointRate, { htlCode: parseCode(hotel, 'hotel'), rate, reason });
    return `${changed.hotelName}: ${changed.again ? 'already' : `${changed.before}% before, now`} ${rate}%.`;
  },
};

export const hotelCommands = { 'point-rate': pointRate };
