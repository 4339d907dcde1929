import { accountCommands } from './accounts';
import { alarmCommands } from './alarms';
import { arrivalCommands } from './arrivals';
import { availabilityCommands } from './availability';
import { bookCommands } from './books';
import { campaignCommands } from './campaigns';
import { chargeCommands } from './charges';
import type { CommandLine } from './command';
import { holidayCommands } from './holidays';
import { hotelCommands } from './hotels';
import { inquiryCommands } from './inquiries';
import { memberCommands } from './members';
import { menuCommands } from './menus';
import { reservationCommands } from './reservations';
import { reviewCommands } from './reviews';

export const commands: Readonly<Record<string, CommandLine>> = {
  ...arrivalCommands,
  ...inquiryCommands,
  ...reviewCommands,
  ...reservationCommands,
  ...campaignCommands,
  ...availabilityCommands,
  ...holidayCommands,
  ...menuCommands,
  ...hotelCommands,
  ...memberCommands,
  ...accountCommands,
  ...bookCommands,
  ...alarmCommands,
  ...chargeCommands,
};
