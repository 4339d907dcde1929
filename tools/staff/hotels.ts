import { setPointRate } from '@dining/contract/staff/hotels';
import { type CommandLine, codeOf, numberOf, textOption } from './command';

const pointRate: CommandLine = {
  usage: 'HOTEL PERCENT [--reason TEXT]',
  about: 'sets what percent of what was paid comes back as points at a hotel; 0 for none',
  more: ['Guests and members are told of it from the next page they open, or of none at all.'],
  options: { reason: 'string' },
  run: async ({ args: [hotel, percent], options, ask }) => {
    const rate = numberOf(percent, 'percent of 0 to 100', 0, 100);
    const reason = textOption(options, 'reason') ?? '';
    const told = await ask(setPointRate, { htlCode: codeOf(hotel, 'hotel'), rate, reason });
    return `${told.hotelName}: ${told.again ? 'it was' : `${told.before}% before, now`} ${rate}%.`;
  },
};

export const hotelCommands = { 'point-rate': pointRate };
