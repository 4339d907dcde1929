/** The same problems where the server knows more: used instead of `problems` when every value the text names is there. */
export const problemDetails = {
  too_many_requests: '짧은 시간에 여러 번 시도하셨습니다. {{seconds}}초 후 다시 시도해 주십시오.',
  party_too_large: '온라인 예약은 어린이를 포함해 10명까지입니다. 11명 이상은 {{phone}}번으로 전화해 주십시오.',
  pickup_too_soon: '방문 {{days}}일 전까지 주문해 주셔야 합니다. 더 늦은 수령일을 선택해 주십시오.',
  sold_out: '현재 남은 수량은 {{remaining}}입니다. 인원이나 수량을 줄이거나 다른 시간을 선택해 주십시오.',
  day_sale_exceeded: '이 날짜에 남은 수량은 {{remaining}}개입니다. 수량을 줄이거나 다른 날짜를 선택해 주십시오.',
  person_limit_exceeded: '한 분이 더 예약할 수 있는 수량은 {{remaining}}개입니다. 수량을 줄여 주십시오.',
  price_changed: '그 사이 금액이 {{total}}으로 바뀌었습니다. 확인한 뒤 다시 진행해 주십시오.',
  question_unanswered: '「{{question}}」에 답변이 없습니다. 답변을 입력한 뒤 진행해 주십시오.',
} as const;
