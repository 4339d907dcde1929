import { setRatings } from '@dining/contract/staff/reviews';
import { createCommandHandler } from '../../command';
import { switchRatings } from './switch-ratings';

export const reviews = [createCommandHandler(setRatings, switchRatings)];
