import type { Messages } from '../messages';
import { getPageTexts } from '../page-texts';

export const meta: Messages['meta'] = {
  /** Only used by the server, for browsers without scripts. */
  draftPreview: 'Preview of a draft. Nothing can be reserved here, and this address works for 30 minutes only.',
  withoutScripts: {
    reserve: 'Please turn on JavaScript to reserve here. You are also welcome to reserve by phone.',
    map: 'Map',
  },
  pages: getPageTexts('en'),
};
