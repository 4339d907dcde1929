/** One-time codes for a phone number or an e-mail address (decisions 4 and 36). */
export const oneTimeCode = {
  label: '인증번호',
  send: '인증번호 받기',
  again: '인증번호 다시 받기',
  againIn: '{{seconds}}초 후 다시 받기',
  sms: '{{to}} 번호로 인증번호 6자리를 문자로 보내 드렸습니다.',
  mail: '{{to}} 주소로 인증번호 6자리를 메일로 보내 드렸습니다.',
  left: '남은 시간 {{time}}',
  over: '유효 시간이 지났습니다. 인증번호를 다시 받아 주십시오.',
  verify: '확인',
  proven: '인증되었습니다.',
  required: '인증번호 6자리를 입력해 주십시오.',
} as const;
