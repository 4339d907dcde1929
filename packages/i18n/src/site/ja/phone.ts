import type { Messages } from '../messages';

export const phone: Messages['phone'] = {
  country: '国・地域',
  korean: '携帯電話番号',
  koreanExample: '010-1234-5678',
  number: '携帯電話番号（国番号を除く）',
  format: '010に続く8桁の番号をご入力ください。',
  invalid: '国・地域と携帯電話番号をご確認ください。',
};
