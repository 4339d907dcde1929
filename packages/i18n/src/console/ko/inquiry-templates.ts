export const inquiryTemplates = {
  names: {
    thanks: '감사와 확인',
    booking: '예약 가능',
    sorry: '어렵다는 안내',
    later: '나중에 답변',
  },
  texts: {
    thanks: '{{name}} 님, 안녕하십니까.\n{{venue}}에 문의해 주셔서 감사합니다.\n\n\n\n감사합니다.\n{{venue}} 드림',
    booking:
      '{{name}} 님, 안녕하십니까.\n요청하신 내용을 준비해 드리겠습니다. 예약하실 때 요청 사항에 적어 주시면 됩니다.\n\n감사합니다.\n{{venue}} 드림',
    sorry:
      '{{name}} 님, 안녕하십니까.\n죄송합니다만 요청하신 내용은 준비해 드리기 어렵습니다. 너그러이 양해해 주시기 바랍니다.\n\n감사합니다.\n{{venue}} 드림',
    later:
      '{{name}} 님, 안녕하십니까.\n문의하신 내용을 확인하고 있으며, 다시 연락드리겠습니다.\n\n감사합니다.\n{{venue}} 드림',
  },
} as const;
