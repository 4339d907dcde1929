import type { Messages } from '../messages';

export const banner: Messages['banner'] = {
  overline: 'ダイニング',
  lead: '季節の食卓と窓辺の景色、くつろぎの時間をご用意しております。',
  promotions: 'プロモーション',
};
