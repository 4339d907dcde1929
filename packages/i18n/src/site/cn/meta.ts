import type { Messages } from '../messages';
import { getPageTexts } from '../page-texts';

export const meta: Messages['meta'] = {
  /** Only used by the server, for browsers without scripts. */
  draftPreview: '草稿预览。此页面无法预订，链接仅在30分钟内有效。',
  withoutScripts: {
    reserve: '在线预订需要启用浏览器的JavaScript，您也可以致电预订。',
    map: '地图',
  },
  pages: getPageTexts('cn'),
};
