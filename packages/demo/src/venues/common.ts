import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { t } from '../t';

/** Texts, categories and a question that several venues share. */

export const mealLabels = {
  breakfast: t('조식', 'Breakfast', '早餐', '朝食'),
  brunch: t('브런치', 'Brunch', '早午餐', 'ブランチ'),
  lunch: t('런치', 'Lunch', '午餐', 'ランチ'),
  tea: t('애프터눈 티', 'Afternoon tea', '下午茶', 'アフタヌーンティー'),
  dinner: t('디너', 'Dinner', '晚餐', 'ディナー'),
  bar: t('바', 'Bar', '酒吧', 'バー'),
};

export const tableCategory = { name: t('테이블', 'Table', '餐桌', 'テーブル'), type: 'table' } as const;
export const roomCategory = { name: t('룸', 'Private room', '包间', '個室'), type: 'room' } as const;

/** Joins texts as lines of one text. */
export const joinLines = (...texts: readonly LocalizedText[]): LocalizedText => {
  const joinVariant = (getVariant: (text: LocalizedText) => string | undefined) =>
    texts.map((text) => getVariant(text) ?? text.default).join('\n');
  return t(
    joinVariant((text) => text.ko),
    joinVariant((text) => text.en),
    joinVariant((text) => text.cn),
    joinVariant((text) => text.ja),
  );
};

/** Parking of each hotel, shared by its venues. */
export const parking = {
  H01: t(
    '호텔 지하 2–4층에 주차하실 수 있습니다.\n식사하신 분께는 4시간을 무료로 드리며, 이후 10분마다 2,000원입니다.\n발레 파킹은 정문에서 30,000원에 맡아 드립니다.',
    'Park on basement levels 2 to 4 of the hotel.\nDiners park free for four hours, then ₩2,000 for every ten minutes.\nValet parking at the main entrance is ₩30,000.',
    '可停放于酒店地下二至四层。\n用餐宾客免费停车四小时，此后每十分钟₩2,000。\n正门代客泊车₩30,000。',
    'ホテル地下2〜4階にお停めいただけます。\nお食事の方は4時間無料、以降10分ごとに₩2,000です。\n正面玄関のバレーパーキングは₩30,000で承ります。',
  ),
  H02: t(
    '호텔 지하 주차장과 해변 쪽 야외 주차장을 함께 이용하실 수 있습니다.\n식사하신 분께는 3시간을 무료로 드립니다.\n전기차 충전기는 지하 1층에 있습니다.',
    'Use either the basement car park or the open one on the beach side.\nDiners park free for three hours.\nChargers for electric cars are on basement level 1.',
    '可使用酒店地下停车场及海滩侧露天停车场。\n用餐宾客免费停车三小时。\n电动车充电桩位于地下一层。',
    'ホテル地下駐車場と海側の屋外駐車場をご利用いただけます。\nお食事の方は3時間無料です。\n電気自動車の充電器は地下1階にございます。',
  ),
  H03: t(
    '본관 앞 야외 주차장을 무료로 이용하실 수 있습니다.\n돌담길이 어두우니 밤에는 직원이 등불로 안내해 드립니다.',
    'The open car park in front of the main building is free of charge.\nThe path along the basalt wall is dark at night; our staff will show you the way with a lantern.',
    '主楼前露天停车场免费开放。\n石墙小径夜间较暗，员工将提灯为您引路。',
    '本館前の屋外駐車場を無料でご利用いただけます。\n石垣の小道は夜暗いため、スタッフが灯りを手にご案内します。',
  ),
};

export const notices = {
  late: t(
    '예약 시각으로부터 30분이 지나도록 연락이 없으시면 노쇼로 처리되며, 좌석을 다른 고객께 제공할 수 있습니다.',
    'If we have not heard from you 30 minutes after the reserved time, we treat it as a no-show and may give the table to other guests.',
    '逾时30分钟且未联系，将视为未到店，席位可能安排给其他宾客。',
    'ご予約時刻を30分過ぎてもご連絡がない場合、無断キャンセルとして、お席をほかのお客様にご案内することがございます。',
  ),
  groups: t(
    '11명 이상의 모임은 전화로 문의해 주십시오.',
    'For parties of 11 or more, please call us.',
    '11位及以上的聚会，敬请来电洽询。',
    '11名様以上の会食はお電話にて承ります。',
  ),
  kids: t(
    '어린이 요금은 37개월부터 만 12세까지이며, 36개월 이하는 무료로 함께하실 수 있습니다.',
    'The children’s price is for ages 37 months to 12 years; younger children dine with our compliments.',
    '儿童价适用于37个月至12岁，36个月及以下免费。',
    'お子様料金は37か月から12歳まで、36か月以下のお子様は無料です。',
  ),
  schoolAge: t(
    '음식의 흐름을 위해 초등학생부터 모십니다.',
    'So that the meal keeps its pace, we welcome children of school age and above.',
    '为保证用餐节奏，谨接待小学生及以上宾客。',
    'お料理の流れを大切にするため、小学生以上のお子様をご案内いたします。',
  ),
  allergies: t(
    '알레르기가 있으신 분은 예약하실 때 미리 알려 주십시오.',
    'Please tell us of any allergies when you reserve.',
    '如有食物过敏，敬请预订时告知。',
    '食物アレルギーのある方は、ご予約の際にお知らせください。',
  ),
  window: t(
    '창가 자리는 도착하신 순서에 따라 안내해 드립니다.',
    'Window seats are given in order of arrival.',
    '窗边席位按到店顺序安排。',
    '窓側のお席はご来店順にご案内します。',
  ),
  pickup: t(
    '픽업 상품은 선택하신 날 08:00부터 준비되어 있습니다.\n받으실 때 예약 번호를 제시해 주십시오.\n보랭 가방에 담아 드리며, 1시간 안에 냉장고에 넣어 주십시오.',
    'Your order is ready from 08:00 on the day you chose.\nPlease show your reservation number when you collect it.\nIt comes in a cool bag; please refrigerate it within the hour.',
    '所选日期08:00起即可取货。\n取货时请出示预订编号。\n商品以保冷袋盛装，请于一小时内冷藏。',
    'お選びの日の08:00からお渡しできます。\nお受け取りの際に予約番号をご提示ください。\n保冷バッグでお渡ししますので、1時間以内に冷蔵庫へお入れください。',
  ),
  corkage: t(
    '와인을 가져오실 때는 한 병에 60,000원의 봉사료가 있습니다.',
    'Corkage is ₩60,000 a bottle.',
    '自带葡萄酒每瓶收取开瓶费₩60,000。',
    'ワインのお持ち込みは1本につき₩60,000を頂戴します。',
  ),
};

export const depositNote = t(
  '예약금은 한 분을 기준으로 계산하며, 식사하신 금액에서 그대로 차감해 드립니다.\n취소하실 때는 레스토랑의 취소·환불 규정에 따라 환불해 드립니다.',
  'The deposit is charged per person and deducted from your bill.\nIf you cancel, it is returned under the restaurant’s cancellation and refund policy.',
  '订金按人数计算，将从用餐金额中全额抵扣。\n如需取消，依餐厅取消与退款规定退还。',
  '予約金はお一人様ごとに計算し、お食事代からそのまま差し引きます。\nキャンセルの際は、レストランのキャンセル・返金規定に沿って返金いたします。',
);

export const occasionQuestion = {
  name: t(
    '어떤 모임으로 방문하십니까?',
    'What is the occasion?',
    '请问此次用餐的场合是？',
    'どのような日のお席でしょうか。',
  ),
  choices: [
    t('기념일', 'An anniversary', '纪念日', '記念日'),
    t('생일', 'A birthday', '生日', 'お誕生日'),
    t('비즈니스', 'Business', '商务', 'ビジネス'),
    t('가족 모임', 'Family', '家庭聚会', 'ご家族'),
    t('그 밖의 모임', 'Other', '其他', 'その他'),
  ],
};
