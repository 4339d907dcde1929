import type { Messages } from '../messages';
import { getPageTexts } from '../page-texts';

export const meta: Messages['meta'] = {
  /** The server alone says it, where a browser runs no scripts. */
  withoutScripts: {
    reserve: 'ご予約にはブラウザーのJavaScriptを有効にする必要がございます。お電話でも承ります。',
    map: '地図',
  },
  pages: getPageTexts('ja'),
};
