import { accountCommands } from './accounts';
import { alarmCommands } from './alarms';
import { arrivalCommands } from './arrivals';
import { availabilityCommands } from './availability';
import { campaignCommands } from './campaigns';
import { chargeCommands } from './charges';
import type { CommandDefinition } from './command';
import { holidayCommands } from './holidays';
import { hotelCommands } from './hotels';
import { inquiryCommands } from './inquiries';
import { memberCommands } from './members';
import { menuCommands } from './menus';
import { paymentCommands } from './payments';
import { reservationCommands } from './reservations';
import { reviewCommands } from './reviews';

export const commands: Readonly<Record<string, CommandDefinition>> = {
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
  ...paymentCommands,
  ...alarmCommands,
  ...chargeCommands,
};
