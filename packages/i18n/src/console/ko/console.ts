export const console = {
  title: '직원 콘솔',
  skip: '본문으로 건너뛰기',
  menu: '화면',
  screens: {
    signIn: '로그인',
    invitation: '초대',
    account: '내 계정',
    staff: '직원',
    inbox: '받은 편지함',
    audit: '감사 기록',
  },
  more: '더 보기',
  waiting: '{{count}}건 대기',
  scope: {
    label: '호텔 또는 매장',
    all: '내 권한 전체',
  },
  language: '언어',
  scheme: {
    label: '화면 밝기',
    system: '기기 설정',
    light: '밝게',
    dark: '어둡게',
  },
  signOut: '로그아웃',
  help: {
    title: '키보드 단축키',
    open: '단축키 보기',
    keys: {
      help: '이 목록 열기',
      search: '검색란으로 이동',
      new: '새로 초대하기',
      close: '열린 창 닫기',
    },
  },
  nothing: {
    title: '아직 볼 수 있는 화면이 없습니다',
    text: '권한을 추가해야 한다면 관리자에게 문의해 주십시오.',
  },
  missing: {
    title: '페이지를 찾을 수 없습니다',
    text: '주소를 확인하거나 콘솔 첫 화면으로 이동해 주십시오.',
    home: '콘솔 첫 화면',
  },
  ended: {
    title: '다시 로그인해 주십시오',
    text: '로그인이 끝났습니다. 입력하신 내용은 그대로 남아 있습니다.',
    other: '다른 사람으로 로그인',
  },
  confirm: {
    title: '본인 확인',
    text: '중요한 변경이므로 인증 코드를 다시 확인합니다. 확인 후 5분 동안은 다시 묻지 않습니다.',
  },
  conflict: {
    title: '그동안 다른 사람이 변경했습니다',
    text: '두 내용을 비교해 남길 것을 선택해 주십시오.',
    field: '항목',
    yours: '내 변경',
    theirs: '현재 내용',
    keepYours: '내 변경으로 저장',
    keepTheirs: '현재 내용 유지',
  },
} as const;
