/**
 * Allergies that a group can start from, with the one that guests describe themselves last. They cover all allergens
 * that Korean food labelling law names.
 */
export const allergyTemplate = [
  {
    name: { ko: '달걀·유제품', en: 'Eggs and dairy', cn: '蛋类、乳制品', ja: '卵・乳製品' },
    allergens: ['egg', 'milk'],
  },
  {
    name: { ko: '땅콩·견과류', en: 'Peanuts and tree nuts', cn: '花生、坚果', ja: '落花生・ナッツ類' },
    allergens: ['peanut', 'walnut', 'pineNut', 'nuts'],
  },
  {
    name: {
      ko: '갑각류·조개류·오징어',
      en: 'Crustaceans, shellfish, squid',
      cn: '甲壳类、贝类、鱿鱼',
      ja: '甲殻類・貝類・いか',
    },
    allergens: ['crab', 'shrimp', 'crustacean', 'squid', 'shellfish'],
  },
  {
    name: { ko: '밀·메밀', en: 'Wheat and buckwheat', cn: '小麦、荞麦', ja: '小麦・そば' },
    allergens: ['wheat', 'buckwheat'],
  },
  {
    name: { ko: '생선', en: 'Fish', cn: '鱼类', ja: '魚' },
    allergens: ['mackerel', 'fish'],
  },
  {
    name: { ko: '대두', en: 'Soybeans', cn: '大豆', ja: '大豆' },
    allergens: ['soybean'],
  },
  {
    name: { ko: '복숭아·토마토', en: 'Peaches and tomatoes', cn: '桃子、番茄', ja: '桃・トマト' },
    allergens: ['peach', 'tomato'],
  },
  {
    name: { ko: '소·돼지·닭고기', en: 'Beef, pork or chicken', cn: '牛、猪、鸡肉', ja: '牛・豚・鶏肉' },
    allergens: ['beef', 'pork', 'chicken'],
  },
  {
    name: {
      ko: '아황산류(와인·말린 과일)',
      en: 'Sulphites (wine, dried fruit)',
      cn: '亚硫酸盐（葡萄酒、果干）',
      ja: '亜硫酸塩（ワイン・ドライフルーツ）',
    },
    allergens: ['sulphites'],
  },
  {
    name: { ko: '그 밖의 재료', en: 'Other', cn: '其他', ja: 'その他' },
    allergens: [],
  },
] as const;
