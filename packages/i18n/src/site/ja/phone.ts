import type { Messages } from '../messages';

export const phone: Messages['phone'] = {
  country: '国・地域',
  area: '携帯電話番号の最初の部分',
  middle: '携帯電話番号の中央の部分',
  last: '携帯電話番号の最後の部分',
  number: '携帯電話番号（国番号を除く）',
  format: '010に続く8桁の番号をご入力ください。',
  invalid: '国・地域と携帯電話番号をご確認ください。',
};
