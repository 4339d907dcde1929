import type { Messages } from '../messages';
import { getPageWords } from '../page-words';

export const meta: Messages['meta'] = {
  /** The server alone says it, where a browser runs no scripts. */
  withoutScripts: {
    reserve: 'Please turn on JavaScript to reserve here. You are also welcome to reserve by phone.',
    map: 'Map',
  },
  pages: getPageWords('en'),
};
