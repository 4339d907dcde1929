import type { Messages } from '../messages';

export const offer: Messages['offer'] = {
  zone: {
    B: '朝食',
    L: 'ランチ',
    D: 'ディナー',
  },
  priceFrom: '{{price}}〜',
  adultFrom: '大人お一人様 {{price}}〜',
  kidFrom: 'お子様 {{price}}〜',
  depositFrom: '予約金 お一人様 {{price}}〜',
  percentOff: '{{rate}}%割引',
  reserve: '{{name}}のご予約',
  membersOnly: {
    badge: '会員限定',
    title: '会員限定でご案内しております',
    body: '会員登録またはログインいただくと、ご予約いただけます。',
    join: '会員登録',
    login: 'ログイン',
  },
};
