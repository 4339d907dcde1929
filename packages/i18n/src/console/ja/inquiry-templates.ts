import type { Messages } from '../messages';

export const inquiryTemplates: Messages['inquiryTemplates'] = {
  names: {
    thanks: 'お礼と確認',
    booking: 'ご用意できます',
    sorry: 'ご用意できません',
    later: '後日ご連絡',
  },
  texts: {
    thanks:
      '{{name}}様\nこのたびは{{venue}}にお問い合わせいただき、誠にありがとうございます。\n\n\n\n今後ともよろしくお願い申し上げます。\n{{venue}}',
    booking:
      '{{name}}様\nご要望の件、喜んでご用意いたします。ご予約の際、ご要望欄にご記入ください。\n\nお待ち申し上げております。\n{{venue}}',
    sorry:
      '{{name}}様\n誠に申し訳ございませんが、ご要望の件はご用意が難しい状況でございます。何卒ご了承くださいますようお願い申し上げます。\n\n{{venue}}',
    later: '{{name}}様\nお問い合わせの件を確認しております。改めてご連絡いたします。\n\n{{venue}}',
  },
};
