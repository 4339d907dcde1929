import type { LocalizedText } from '@dining/domain/shared/localized-text';
import { t } from './t';

type Entry = readonly [value: string, description: LocalizedText];

/** Creates a text that is the same in every language. */
const createSameText = (text: string): LocalizedText => t(text, text, text, text);

/** Value lists by name, in display order (Spec §3 App data). */
export const appProps: Readonly<Record<string, readonly Entry[]>> = {
  /** Name of the group, used as sender of mails about an account and of one-time codes. */
  GROUP_NAME: [
    ['', t('달빛 호텔앤리조트', 'Dalbit Hotels & Resorts', '月光酒店与度假村', 'ダルビッ ホテルズ＆リゾーツ')],
  ],

  /** Options of the area code select (Spec §5 Payment form). */
  AREA_CODE: [['010', createSameText('010')]],

  MAIL_DOMAIN: [
    ['naver.com', createSameText('naver.com')],
    ['gmail.com', createSameText('gmail.com')],
    ['daum.net', createSameText('daum.net')],
    ['kakao.com', createSameText('kakao.com')],
    ['icloud.com', createSameText('icloud.com')],
    ['', t('직접 입력', 'Other', '自行输入', '直接入力')],
  ],

  /** Suggestions for the note to the venue. */
  REQUEST_HINT: [
    [
      'WINDOW',
      t('창가 자리를 부탁드립니다.', 'A window seat, if possible.', '希望安排窗边座位。', '窓側の席を希望します。'),
    ],
    [
      'QUIET',
      t('조용한 자리를 부탁드립니다.', 'A quiet corner, please.', '希望安排安静的座位。', '静かな席を希望します。'),
    ],
    [
      'CANDLE',
      t(
        '케이크 초를 준비해 주시기 부탁드립니다.',
        'Candles for a cake, please.',
        '请准备蛋糕蜡烛。',
        'ケーキのろうそくをお願いします。',
      ),
    ],
    [
      'HIGH_CHAIR',
      t('유아 의자가 필요합니다.', 'We need a high chair.', '需要儿童座椅。', 'お子様用の椅子をお願いします。'),
    ],
    [
      'WHEELCHAIR',
      t('휠체어를 이용합니다.', 'One of us uses a wheelchair.', '同行有人使用轮椅。', '車椅子を利用します。'),
    ],
  ],

  /** Card offers of three invented issuers (Spec §2.11). */
  CARD_PROMO: [
    [
      'HANBIT',
      t(
        '한빛카드 150,000원 이상 결제하시면 5% 청구 할인(월 한도 30,000원)',
        'Hanbit Card: 5% back on payments of ₩150,000 or more, up to ₩30,000 a month',
        'Hanbit卡：单笔满₩150,000，账单金额享5%优惠（每月上限₩30,000）',
        'ハンビットカード：₩150,000以上のお支払いで、ご請求時に5%割引（月₩30,000まで）',
      ),
    ],
    [
      'NARU',
      t(
        '나루카드 300,000원 이상 2–6개월 무이자 할부',
        'Naru Card: interest-free over 2 to 6 months on payments of ₩300,000 or more',
        'Naru卡：满₩300,000可享2至6期免息分期',
        'ナルカード：₩300,000以上で2〜6回の分割手数料無料',
      ),
    ],
    [
      'ONSAE',
      t(
        '온새카드 주말 다이닝 10% 포인트 적립(전월 실적 500,000원 이상)',
        'Onsae Card: 10% back in points on weekend dining, if you spent ₩500,000 or more the month before',
        'Onsae卡：周末用餐累积10%积分（上月消费满₩500,000）',
        'オンセカード：週末のダイニングで10%ポイント（前月₩500,000以上ご利用の方）',
      ),
    ],
  ],

  /** Banks for a transfer, by their code at the Korean clearing institute (KFTC). */
  BANK: [
    ['004', t('KB국민은행', 'KB Kookmin Bank', 'KB国民银行', 'KB国民銀行')],
    ['088', t('신한은행', 'Shinhan Bank', '新韩银行', '新韓銀行')],
    ['020', t('우리은행', 'Woori Bank', '友利银行', 'ウリィ銀行')],
    ['081', t('하나은행', 'Hana Bank', '韩亚银行', 'ハナ銀行')],
    ['011', t('NH농협은행', 'NH NongHyup Bank', 'NH农协银行', 'NH農協銀行')],
    ['003', t('IBK기업은행', 'Industrial Bank of Korea', 'IBK企业银行', 'IBK企業銀行')],
    ['032', t('부산은행', 'Busan Bank', '釜山银行', '釜山銀行')],
    ['035', t('제주은행', 'Jeju Bank', '济州银行', '済州銀行')],
    ['090', t('카카오뱅크', 'KakaoBank', 'Kakao银行', 'カカオバンク')],
    ['092', t('토스뱅크', 'Toss Bank', 'Toss银行', 'トスバンク')],
  ],

  /** How a member learned of the hotel. Choice 12 shows RECOMM_DEPT, 99 a text field (Spec §5 Join form). */
  SIGN_UP_PATH: [
    ['11', t('홈페이지', 'Hotel website', '官方网站', '公式サイト')],
    ['12', t('직원 추천', 'Recommended by our staff', '员工推荐', 'スタッフの紹介')],
    ['13', t('지인 추천', 'Recommended by a friend', '朋友推荐', 'お知り合いの紹介')],
    ['14', t('소셜 미디어', 'Social media', '社交媒体', 'SNS')],
    ['15', t('신문·잡지', 'Newspapers and magazines', '报刊杂志', '新聞・雑誌')],
    ['16', t('호텔 이용 중 안내', 'During a stay', '入住期间', 'ご滞在中のご案内')],
    ['99', t('그 밖의 경로', 'Another way', '其他途径', 'その他')],
  ],

  RECOMM_DEPT: [
    ['FRONT', t('객실팀', 'Front office', '前厅部', 'フロント')],
    ['DINING', t('식음팀', 'Food and beverage', '餐饮部', '料飲部')],
    ['SALES', t('판촉팀', 'Sales', '销售部', 'セールス')],
    ['BANQUET', t('연회팀', 'Banquets', '宴会部', '宴会部')],
  ],

  /** Static texts of the dining service info modal (Spec §2.3). */
  DINING_INFO: [
    ['HOURS', t('매일 06:30–24:00', 'Every day, 06:30–24:00', '每日 06:30–24:00', '毎日 06:30〜24:00')],
    ['SEATS', t('88석', '88 seats', '88席', '88席')],
    [
      'LOCATION',
      t('달빛 서울 본관 2층', 'Dalbit Seoul, main building, 2nd floor', '月光首尔主楼二层', 'ダルビッ・ソウル 本館2階'),
    ],
    ['PHONE', createSameText('02-0000-1100')],
  ],
};
