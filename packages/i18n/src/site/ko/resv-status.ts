/** How a reservation stands, in a word (Spec §4). */
export const resvStatus = {
  reserved: '예약 완료',
  confirm: '예약 확정',
  cancel: '예약 취소',
  cancelByVenue: '호텔 사정으로 취소',
} as const;
