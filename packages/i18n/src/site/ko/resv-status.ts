/** The states of a reservation (Spec §4). Pages, mails and SMS use only these words for them. */
export const resvStatus = {
  reserved: '예약 완료',
  confirm: '예약 확정',
  cancel: '예약 취소',
  cancelByVenue: '호텔 사정으로 취소',
  sentences: {
    reserved: '예약이 완료되었습니다',
    confirm: '예약이 확정되었습니다',
    cancel: '예약이 취소되었습니다',
    cancelByVenue: '호텔 사정으로 예약이 취소되었습니다',
  },
} as const;
