import { t } from '../t';
import type { VenueData } from '../venue-data';
import { joinLines, notices, parking } from './common';

/**
 * Dalbit Seoul: the bakery, which only sells pickups without menus. Demonstrates lead times, weekday flags, discounts
 * and a day that is sold out.
 */
export const boreum: VenueData = {
  code: 'D106',
  hotel: 'H01',
  name: t('보름 베이커리', 'Boreum Bakery', '望月烘焙坊', 'ベーカリー 望月（ボルム）'),
  cuisineLabel: t('베이커리', 'Bakery', '烘焙坊', 'ベーカリー'),
  cuisine: 'lounge',
  description: t(
    '새벽 세 시, 달이 가장 높을 때 반죽을 시작하는 베이커리입니다. 앉을 자리는 없지만 상자를 여는 곳이 어디든 그 자리가 다실이 됩니다. 선택하신 날 08:00부터 받아 가실 수 있습니다.',
    'A bakery that begins its dough at three in the morning, when the moon is highest. There is nowhere to sit, yet wherever the box is opened becomes a tearoom. Collect from 08:00 on the day you choose.',
    '凌晨三点，月至中天，便开始和面。店内不设座席，然而在何处开启礼盒，何处便是茶室。请于所选日期08:00起取货。',
    '午前三時、月がもっとも高い頃に生地を仕込むベーカリーです。お席はございませんが、箱を開ければそこが茶室になります。お選びの日の08:00からお受け取りいただけます。',
  ),
  location: t(
    '본관 1층, 정문 옆',
    'Main building, 1st floor, by the entrance',
    '主楼一层，正门旁',
    '本館1階 正面玄関横',
  ),
  facilities: t(
    '보랭 가방\n보자기 포장\n드라이브스루 수령(정문 앞 10분 정차 가능)',
    'Cool bags\nWrapping in cloth\nDrive-up collection, ten minutes at the entrance',
    '保冷袋\n布巾包装\n车边取货（正门前可停十分钟）',
    '保冷バッグ\n風呂敷包み\nお車での受け取り（正面玄関前に10分停車可）',
  ),
  parking: parking.H01,
  chef: {
    name: t('제과장 문지호', 'Moon Ji-ho, head baker', '烘焙主厨 文智皓', 'シェフパティシエ ムン・ジホ'),
    words: t(
      '새벽 세 시의 주방은 도시에서 가장 조용한 곳입니다. 반죽이 숨 쉬는 소리를 들으려고 라디오도 켜지 않습니다. 상자를 여실 때 그 고요함까지 함께 나오면 좋겠습니다.',
      'At three in the morning our kitchen is the quietest place in the city. I leave the radio off to hear the dough breathe. I hope that some of that calm comes out when you open the box.',
      '凌晨三点的厨房，是城里最安静的地方。为了听面团呼吸，我连收音机也不开。愿您开启礼盒时，也能遇见那份宁静。',
      '午前三時の厨房は、街でいちばん静かな場所です。生地の息づかいを聞くため、ラジオもつけません。箱を開けたとき、その静けさまで届けば嬉しく思います。',
    ),
  },
  children: t(
    '어린이가 먹기 좋게 잘라 드리고, 견과류를 뺀 케이크도 주문하실 수 있습니다. 사흘 전까지 말씀해 주십시오.',
    'We cut cakes into small slices for children and bake without nuts if you ask three days ahead.',
    '可将蛋糕切成适合儿童的小块，亦可预订不含坚果的蛋糕，请提前三日告知。',
    'お子様が召し上がりやすい大きさにお切りします。ナッツ抜きのケーキも3日前までに承ります。',
  ),
  pickupNotice: joinLines(
    notices.pickup,
    t(
      '케이크 문구는 15자까지 적어 드립니다.',
      'A message on a cake may have up to 15 characters.',
      '蛋糕留言限15字以内。',
      'ケーキのメッセージは15文字まで承ります。',
    ),
  ),
  phone: '02-0000-1106',
  mailbox: 'boreum@dalbit.example',
  seatCount: 0,
  pictures: ['boreum-counter', 'boreum-table', 'bread-basket', 'cake'],
  categories: [
    { name: t('케이크', 'Cake', '蛋糕', 'ケーキ'), type: 'pickup' },
    { name: t('브레드', 'Loaf', '面包', 'パン'), type: 'pickup' },
    { name: t('선물', 'Gift', '礼盒', 'ギフト'), type: 'pickup' },
  ],
  sittings: [],
  menus: [],
  createProducts: (calendar) => [
    {
      code: 'P10601',
      category: 1,
      type: 'pickup',
      zone: 'L',
      name: t('보름달 치즈 케이크', 'Full moon cheesecake', '圆月芝士蛋糕', '十五夜のチーズケーキ'),
      description: t(
        '흰 크림을 보름달처럼 두르고 베리를 초승달로 얹은 지름 18cm의 케이크입니다. 속은 크림처럼 부드러우며, 실온에 삼십 분 두었다가 드시면 가장 좋습니다.',
        'Eighteen centimetres, white as the full moon beneath a crescent of berries, and soft as cream within. It is at its best after half an hour at room temperature.',
        '直径18厘米，通体洁白如满月，莓果点缀成一弯新月，内里绵软如奶油。室温静置三十分钟风味最佳。',
        '直径18cm。満月のように白いクリームにベリーを三日月に飾り、中はとろりとなめらか。室温に30分置いた頃が食べ頃です。',
      ),
      pictures: ['cake', 'boreum-counter'],
      pickup: {
        price: 98000,
        leadDays: 2,
        discount: {
          rate: 20,
          weekdayRate: 10,
          weekendRate: 0,
          period: { from: calendar.getDay(-7), to: calendar.getDay(120) },
        },
      },
      memberDiscountPercent: 0,
      dayLimit: 20,
      personLimit: 3,
      questions: [
        {
          name: t(
            '초는 몇 개 준비해 드릴까요?',
            'How many candles shall we add?',
            '需要几支蜡烛？',
            'ろうそくは何本お付けいたしましょうか。',
          ),
          required: true,
          choices: [
            t('필요 없음', 'None', '不需要', '不要'),
            t('한 개', 'One', '一支', '1本'),
            t('긴 초와 짧은 초 한 묶음', 'A set of long and short ones', '长短蜡烛一套', '長短一組'),
          ],
        },
      ],
    },
    {
      code: 'P10602',
      category: 1,
      type: 'pickup',
      zone: 'L',
      name: t('딸기 생크림 케이크', 'Strawberry cream cake', '草莓鲜奶油蛋糕', 'いちごのショートケーキ'),
      description: t(
        '산청에서 새벽에 딴 딸기 서른 알을 켜켜이 숨긴 케이크입니다. 밭이 쉬는 월요일에는 받으실 수 없으며, 사흘 전까지 주문해 주셔야 합니다.',
        'Thirty strawberries picked at dawn in Sancheong, hidden between the layers. Order three days ahead; on Mondays the fields rest and so do we.',
        '山清清晨采摘的三十颗草莓，层层藏于其间。请提前三日订购；周一农园休息，恕不供应。',
        '山清で朝摘みしたいちご30粒を幾重にも隠したケーキ。3日前までにご注文ください。畑が休む月曜はお渡しできません。',
      ),
      pictures: ['strawberry-cake', 'boreum-counter'],
      pickup: { price: 128000, leadDays: 3, flags: '0111111' },
      memberDiscountPercent: 0,
      dayLimit: 12,
      personLimit: 2,
      asksAllergies: true,
      questions: [
        {
          name: t(
            '케이크에 적을 문구를 알려 주십시오.',
            'What shall we write on the cake?',
            '请填写希望写在蛋糕上的文字。',
            'ケーキのメッセージをお知らせください。',
          ),
        },
      ],
    },
    {
      code: 'P10603',
      category: 3,
      type: 'pickup',
      zone: 'L',
      name: t(
        '달의 위상 초콜릿 8구',
        'Phases of the moon, eight chocolates',
        '月相巧克力八枚',
        '月の満ち欠けショコラ8粒',
      ),
      description: t(
        '초승에서 보름, 다시 그믐으로 여덟 번 차고 기우는 초콜릿입니다. 유자와 들깨, 솔잎처럼 우리 땅의 향을 하나씩 품었습니다.',
        'Eight chocolates that wax and wane from crescent to full and back. Each keeps a scent of this land: yuja, perilla seed, pine needle.',
        '由新月至满月再至残月，八枚巧克力盈亏相续。柚子、紫苏籽、松针，各藏一味本土芬芳。',
        '三日月から満月、そして有明月へと八度満ち欠けするショコラ。柚子、えごま、松葉など、この土地の香りをひとつずつ秘めています。',
      ),
      pictures: ['chocolate-box', 'gift-box'],
      pickup: {
        price: 72000,
        leadDays: 1,
        discount: {
          rate: 15,
          weekdayRate: 5,
          weekendRate: 10,
          period: { from: calendar.getDay(-60), to: calendar.getDay(-20) },
        },
      },
      memberDiscountPercent: 0,
    },
    {
      code: 'P10604',
      category: 2,
      type: 'pickup',
      zone: 'L',
      name: t('평일의 빵 바구니', 'Weekday bread basket', '平日面包篮', '平日のパンかご'),
      description: t(
        '천연 발효종 캄파뉴 반 덩이와 소금빵 넷, 밤식빵 하나를 담았습니다. 월요일부터 금요일까지 출근길에 들러 주십시오.',
        'Half a sourdough campagne, four salt rolls and a chestnut loaf. Stop by on your way to work, Monday to Friday.',
        '天然酵母乡村面包半个、盐面包四枚、栗子吐司一条。周一至周五，欢迎上班途中来取。',
        '天然酵母のカンパーニュ半分、塩パン4つ、栗の食パン1本。月曜から金曜、お出かけの途中にお寄りください。',
      ),
      pictures: ['bread-basket', 'boreum-table', 'boreum-counter'],
      pickup: { price: 38000, leadDays: 1, flags: '1111100' },
      dayLimit: 30,
    },
    {
      code: 'P10605',
      category: 1,
      type: 'pickup',
      zone: 'L',
      name: t('트러플 밤 케이크', 'Truffle chestnut cake', '松露栗子蛋糕', 'トリュフと栗のケーキ'),
      description: t(
        '공주 밤과 가을 트러플로 만든 한정 케이크입니다. 올해 몫은 모두 주인을 만났으며 다음 가을에 다시 인사드리겠습니다.',
        'A limited-edition cake of Gongju chestnuts and autumn truffle. Every one of this year’s cakes has found its owner; we will greet you again next autumn.',
        '公州栗子与秋季松露制成的限定蛋糕。今年的份额皆已觅得主人，来秋再会。',
        '公州の栗と秋のトリュフで作る限定ケーキ。今年の分はすべてお客様のもとへ。また来年の秋にお目にかかります。',
      ),
      pictures: ['chestnut-cake', 'boreum-table'],
      pickup: { price: 220000, leadDays: 3 },
      dayLimit: 0,
    },
    {
      code: 'P10606',
      category: 3,
      type: 'pickup',
      zone: 'L',
      name: t('회원의 보름 상자', 'Members’ full moon box', '会员圆月礼盒', '会員の十五夜ボックス'),
      description: t(
        '초콜릿과 구움 과자, 달빛 홍차를 보자기로 싼 회원 한정 상자입니다. 고마운 마음을 말 대신 전하고 싶은 날에 어울립니다.',
        'Chocolates, baked sweets and our own tea, wrapped in cloth for members only. For the day when thanks are better given than said.',
        '巧克力、烘焙点心与月光红茶，以布巾包裹的会员限定礼盒。适合以礼代言、表达谢意的日子。',
        'ショコラと焼き菓子、月明かりの紅茶を風呂敷に包んだ会員限定の箱。感謝を言葉の代わりに届けたい日に。',
      ),
      pictures: ['gift-box', 'chocolate-box'],
      pickup: { price: 180000, leadDays: 2 },
      membersOnly: true,
      memberDiscountPercent: 10,
      personLimit: 5,
    },
  ],
};
