/**
 * Texts of problems with details, used instead of `problems` if all variables have a value. Each text must also be
 * correct if its number is 0, except for `remaining`. Amounts are not included, because they need formatting; the
 * payment page has a dialog for them.
 */
export const problemDetails = {
  invalid_request: '입력하신 내용이 너무 깁니다. {{max}}자까지 입력하실 수 있습니다.',
  too_many_requests: '짧은 시간에 여러 번 시도하셨습니다. {{wait}} 후 다시 시도해 주십시오.',
  party_too_large: '온라인 예약은 어린이를 포함해 10명까지입니다. 11명 이상은 {{phone}}번으로 전화해 주십시오.',
  too_late_to_edit: '방문 당일에는 온라인으로 수정하실 수 없습니다. {{phone}}번으로 전화해 주십시오.',
  too_many_bookings:
    '같은 날 이 레스토랑에 이미 여러 건을 예약하셨습니다. 추가 예약은 {{phone}}번으로 전화해 주십시오.',
  start_time_share:
    '온라인에서 한 분이 같은 시간에 예약하실 수 있는 좌석 수를 넘었습니다. 다른 시간을 선택하시거나 {{phone}}번으로 전화해 주십시오.',
  day_share:
    '온라인에서 한 분이 하루에 주문하실 수 있는 수량을 넘었습니다. 수량을 줄이시거나 다른 날짜를 선택하시고, 더 필요하시면 {{phone}}번으로 전화해 주십시오.',
  address_share:
    '사용 중이신 네트워크에서 예약이 여러 건 진행되고 있습니다. 잠시 후 다시 시도하시거나 {{phone}}번으로 전화해 주십시오.',
  sold_out:
    '선택하신 시간의 좌석이 부족합니다. 남은 좌석은 {{remaining}}석입니다. 다른 시간이나 날짜를 선택해 주십시오.',
  day_sale_exceeded:
    '이 날짜에 준비한 수량을 초과하였습니다. 남은 수량은 {{remaining}}개입니다. 수량을 줄이시거나 다른 날짜를 선택해 주십시오.',
  day_sale_exceeded_cover:
    '이 날짜에 준비한 수량을 초과하였습니다. 남은 수량은 {{remaining}}인분입니다. 수량을 줄이시거나 다른 날짜를 선택해 주십시오.',
  day_sale_exceeded_guest:
    '이 날짜에 예약하실 수 있는 인원을 초과하였습니다. 남은 인원은 {{remaining}}명입니다. 다른 날짜를 선택해 주십시오.',
  person_limit_exceeded:
    '1인 예약 가능 수량을 초과하였습니다. 남은 수량은 {{remaining}}개입니다. 수량을 줄여 주십시오.',
  person_limit_exceeded_cover:
    '1인 예약 가능 수량을 초과하였습니다. 남은 수량은 {{remaining}}인분입니다. 수량을 줄여 주십시오.',
  person_limit_exceeded_guest: '한 분이 예약하실 수 있는 인원을 초과하였습니다. 남은 인원은 {{remaining}}명입니다.',
  menu_quantity_short: '선택하신 메뉴가 {{missing}}인분 부족합니다. 인원수 이상으로 메뉴를 선택해 주십시오.',
  menu_quantity_short_for_adults:
    '어린이 메뉴는 어린이만 이용하실 수 있습니다. 메뉴를 {{missing}}인분 더 선택해 주십시오(성인 {{missingForAdults}}인분 포함).',
  question_unanswered: '‘{{question}}’에 답변이 없습니다. 답변을 입력하신 뒤 진행해 주십시오.',
  code_wrong: '인증번호가 일치하지 않습니다. 앞으로 {{left}}번 더 입력하실 수 있습니다.',
  payload_too_large: '파일이 너무 큽니다. {{megabytes}}MB 이하의 파일을 선택해 주십시오.',
  picture_too_large: '사진의 해상도가 너무 높습니다. {{megapixels}}메가픽셀 이하의 사진을 선택해 주십시오.',
  password_short: '비밀번호는 {{min}}자 이상이어야 합니다.',
} as const;
