import type { Messages } from '../messages';
import { getPageTexts } from '../page-texts';

export const meta: Messages['meta'] = {
  /** The server alone says it, where a browser runs no scripts. */
  withoutScripts: {
    reserve: '在线预订需要启用浏览器的JavaScript，您也可以致电预订。',
    map: '地图',
  },
  pages: getPageTexts('cn'),
};
