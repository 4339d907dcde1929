/** Result codes. Only `ok`, `customerCancelled` and `pending` are KICC's; KICC publishes no list of the others. */
export const codes = {
  ok: '0000',
  customerCancelled: 'W002',
  pending: 'VTIM',
  badField: 'R400',
  unknownMerchant: 'R401',
  authValueMismatch: 'R403',
  unknown: 'R404',
  duplicate: 'R409',
  wrongState: 'R410',
  wrongAmount: 'R422',
  declined: 'F051',
} as const;

export type ResultCode = (typeof codes)[keyof typeof codes];

const messages: Record<ResultCode, string> = {
  '0000': '정상처리',
  W002: '고객이 결제를 취소했습니다',
  VTIM: '처리 결과 확인 중',
  R400: '요청 항목 오류',
  R401: '등록되지 않은 가맹점',
  R403: '인증값 불일치',
  R404: '거래 내역 없음',
  R409: '중복된 거래 키',
  R410: '처리할 수 없는 거래 상태',
  R422: '금액 오류',
  F051: '한도 초과',
};

export const createResult = (code: ResultCode, detail = ''): { resCd: ResultCode; resMsg: string } => ({
  resCd: code,
  resMsg: detail ? `${messages[code]}: ${detail}` : messages[code],
});

/** Thrown for a request that the stand-in refuses. The message is the invalid field, the order's state or ''. */
export class RefusalError extends Error {
  readonly code: ResultCode;

  constructor(code: ResultCode, detail = '') {
    super(detail);
    this.code = code;
  }
}
