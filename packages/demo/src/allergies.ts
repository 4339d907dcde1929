import { t } from './t';

/** AG0005 is "other" by the specification; the rest are the ones Korean kitchens are asked about most (Spec §3). In the order they are asked, "other" last. */
export const allergies = [
  ['AG0001', t('달걀·유제품', 'Eggs and dairy', '蛋类、乳制品', '卵・乳製品')],
  ['AG0002', t('땅콩·견과류', 'Peanuts and tree nuts', '花生、坚果', '落花生・ナッツ類')],
  ['AG0003', t('갑각류·조개류', 'Crustaceans and shellfish', '甲壳类、贝类', '甲殻類・貝類')],
  ['AG0004', t('밀·메밀', 'Wheat and buckwheat', '小麦、荞麦', '小麦・そば')],
  ['AG0006', t('생선', 'Fish', '鱼类', '魚')],
  ['AG0007', t('대두', 'Soybeans', '大豆', '大豆')],
  ['AG0008', t('복숭아·토마토', 'Peaches and tomatoes', '桃子、番茄', '桃・トマト')],
  ['AG0009', t('소·돼지·닭고기', 'Beef, pork or chicken', '牛、猪、鸡肉', '牛・豚・鶏肉')],
  ['AG0005', t('그 밖의 재료', 'Other', '其他', 'その他')],
] as const;
