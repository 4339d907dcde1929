/** Status of a reservation (Spec §4). */
export const resvStatus = {
  reserved: '예약 완료',
  confirm: '예약 확정',
  cancel: '취소 완료',
  cancelByVenue: '호텔 사정으로 취소',
} as const;
