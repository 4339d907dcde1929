import { getPageTexts } from '../page-texts';

export const meta = {
  /** Only used by the server, for browsers without scripts. */
  draftPreview: '초안 미리보기입니다. 이 페이지에서는 예약되지 않으며, 주소는 30분 동안만 열립니다.',
  withoutScripts: {
    reserve: '예약하시려면 브라우저에서 자바스크립트를 켜 주십시오. 전화로도 예약하실 수 있습니다.',
    map: '오시는 길',
  },
  pages: getPageTexts('ko'),
} as const;
