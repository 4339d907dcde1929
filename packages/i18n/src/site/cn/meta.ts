import type { Messages } from '../messages';
import { getPageTexts } from '../page-texts';

export const meta: Messages['meta'] = {
  /** Only used by the server, for browsers without scripts. */
  withoutScripts: {
    reserve: '在线预订需要启用浏览器的JavaScript，您也可以致电预订。',
    map: '地图',
  },
  pages: getPageTexts('cn'),
};
