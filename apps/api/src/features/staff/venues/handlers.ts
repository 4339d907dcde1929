import { listVenues, setSheetMail } from '@dining/contract/staff/venues';
import { getLocalizedText } from '@dining/domain/shared/localized-text';
import { listVenuesWithHotelName } from '../../../stores/venues/venues';
import { createCommandHandler } from '../../command';
import { switchSheetMail } from './switch-sheet-mail';

export const venues = [
  createCommandHandler(listVenues, async ({ database }) => ({
    venues: (await listVenuesWithHotelName(database.pool)).map(({ dinCode, name, hotelName, active }) => ({
      dinCode,
      active,
      name: getLocalizedText(name, 'en'),
      hotelName: getLocalizedText(hotelName, 'en'),
    })),
  })),
  createCommandHandler(setSheetMail, switchSheetMail),
];
