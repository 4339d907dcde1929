import type { Messages } from '../messages';

export const errorPage: Messages['errorPage'] = {
  code: 'PAGE ERROR',
  body: 'Please try again in a moment, or start again from the home page.',
  notFoundTitle: 'This page could not be found',
  notFoundBody: 'It may have moved or been removed. Please start again from the home page.',
  notOpenTitle: 'We are opening soon',
};
