/** Device and browser problems: clock, age, cookies, in-app browsers. */
export const device = {
  clock: '이 기기의 시계가 맞지 않습니다. 날짜와 시간은 한국 시각({{time}})을 기준으로 안내해 드립니다.',
  oldBrowser:
    '사용 중이신 브라우저에서는 온라인 예약을 이용하실 수 없습니다. 브라우저를 최신 버전으로 업데이트하시거나 전화로 예약해 주십시오.',
  largeCookies: {
    title: '쿠키가 너무 많이 쌓였습니다',
    clear: '쿠키 삭제하고 계속하기',
  },
  inApp: {
    google:
      '{{app}} 안에서는 Google이 로그인을 허용하지 않습니다. Google로 로그인하시려면 다른 브라우저에서 열어 주십시오.',
    kept: '선택하신 내용은 여기에도 그대로 남아 있습니다.',
    openOutside: '다른 브라우저에서 열기',
    manual: '화면의 메뉴에서 ‘다른 브라우저로 열기’를 선택하시거나, 주소를 복사해 브라우저에 붙여 넣어 주십시오.',
    address: '이 페이지의 주소',
    copy: '주소 복사',
    copied: '주소가 복사되었습니다.',
    apps: {
      kakaotalk: '카카오톡',
      instagram: '인스타그램',
      naver: '네이버 앱',
      line: 'LINE',
      facebook: '페이스북',
      wechat: '위챗',
      daum: '다음 앱',
      other: '이 앱',
    },
  },
} as const;
