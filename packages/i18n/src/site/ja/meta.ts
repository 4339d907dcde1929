import type { Messages } from '../messages';
import { getPageTexts } from '../page-texts';

export const meta: Messages['meta'] = {
  /** Only used by the server, for browsers without scripts. */
  withoutScripts: {
    reserve: 'ご予約にはブラウザーのJavaScriptを有効にする必要がございます。お電話でも承ります。',
    map: '地図',
  },
  pages: getPageTexts('ja'),
};
