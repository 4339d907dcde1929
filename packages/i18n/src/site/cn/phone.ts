import type { Messages } from '../messages';

export const phone: Messages['phone'] = {
  country: '国家或地区',
  korean: '手机号码',
  koreanExample: '010-1234-5678',
  number: '手机号码（不含国家代码）',
  format: '请输入010之后的8位数字。',
  invalid: '请核对所选国家或地区与手机号码。',
};
