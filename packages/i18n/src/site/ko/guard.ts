/** The route guard's question and its three answers (Spec §4, decision 1). */
export const guard = {
  title: '로그인이 필요합니다',
  message: '회원을 위한 서비스입니다. 로그인하시겠습니까?',
  titleForBookers: '어떻게 예약하시겠습니까?',
  messageForBookers: '로그인하시면 회원가와 혜택으로 예약하실 수 있습니다. 비회원으로도 예약하실 수 있습니다.',
  saving: '회원으로 예약하시면 {{amount}} 할인받으실 수 있습니다.',
  signIn: '로그인',
  otherWays: '다른 방법으로 로그인',
  asGuest: '비회원으로 예약하기',
  stay: '취소',
  replaced: {
    title: '다른 회원으로 로그인되어 있습니다',
    message:
      '이 브라우저에서 다른 회원이 로그인하여 첫 화면으로 돌아왔습니다. 개인정보 보호를 위해 이전에 선택하거나 입력하신 내용은 삭제하였습니다.',
  },
  signedOut: {
    title: '로그아웃되었습니다',
    message:
      '이 브라우저에서 로그아웃되어 첫 화면으로 돌아왔습니다. 개인정보 보호를 위해 이전에 선택하거나 입력하신 내용은 삭제하였습니다.',
  },
} as const;
