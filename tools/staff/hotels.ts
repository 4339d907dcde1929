import { setPointRate } from '@dining/contract/staff/hotels';
import { type CommandLine, getTextOption, parseCode, parseNumber } from './command';

const pointRate: CommandLine = {
  usage: 'HOTEL PERCENT [--reason TEXT]',
  about: 'sets what percent of what was paid comes back as points at a hotel; 0 for none',
  more: ['Guests and members are told of it from the next page they open, or of none at all.'],
  options: { reason: 'string' },
  run: async ({ args: [hotel, percent], options, ask }) => {
    const rate = parseNumber(percent, 'percent of 0 to 100', 0, 100);
    const reason = getTextOption(options, 'reason') ?? '';
    const told = await ask(setPointRate, { htlCode: parseCode(hotel, 'hotel'), rate, reason });
    return `${told.hotelName}: ${told.again ? 'it was' : `${told.before}% before, now`} ${rate}%.`;
  },
};

export const hotelCommands = { 'point-rate': pointRate };
