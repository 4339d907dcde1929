import type { Messages } from '../messages';
import { getPageTexts } from '../page-texts';

export const meta: Messages['meta'] = {
  /** Only used by the server, for browsers without scripts. */
  draftPreview: '下書きのプレビューです。このページからは予約できません。このURLは30分間だけ有効です。',
  withoutScripts: {
    reserve: 'ご予約にはブラウザーのJavaScriptを有効にする必要がございます。お電話でも承ります。',
    map: '地図',
  },
  pages: getPageTexts('ja'),
};
