/** The footer: business information and terms. */
export const footer = {
  label: '사업자 정보와 약관',
  terms: '약관 및 정책',
  representative: '대표자',
  address: '주소',
  phone: '대표전화',
  email: '이메일',
  bizRegNo: '사업자등록번호',
  mailOrderNo: '통신판매업 신고번호',
  privacyOfficer: '개인정보 보호책임자',
  hosting: '호스팅 제공',
  ftcLookup: '사업자정보 확인',
  registeredAs: '{{own}} ({{registered}})',
  copyright: '© {{year}} {{name}}',
  licenses: '오픈소스 라이선스',
} as const;
