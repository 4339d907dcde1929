/** Phone number fields with a country (Spec §5, decision 36). */
export const phone = {
  country: '국가',
  korean: '휴대전화 번호',
  koreanExample: '010-1234-5678',
  number: '국가 번호를 제외한 휴대전화 번호',
  format: '휴대전화 번호 여덟 자리를 모두 입력해 주십시오.',
  invalid: '선택하신 국가와 휴대전화 번호를 확인해 주십시오.',
} as const;
