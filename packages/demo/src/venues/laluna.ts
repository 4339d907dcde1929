import { t } from '../t';
import type { VenueData } from '../venue-shapes';
import { label, lines, notice, parking, tables } from './common';

/** Dalbit Jeju: the trattoria. Shows lunches by option discount and a terrace seat with nothing to pay. */
export const laluna: VenueData = {
  code: 'D303',
  hotel: 'H03',
  name: t('트라토리아 라 루나', 'La Luna', '拉露娜意式餐厅', 'トラットリア ラ・ルーナ'),
  description: t(
    '이탈리아말로 달을 뜻하는 바닷가 식당입니다. 뿔소라와 딱새우, 제주 밀로 반죽한 생면이 올리브유와 만납니다. 테라스의 달은 값을 받지 않습니다.',
    'A trattoria by the sea with the Italian name of the moon. Turban shell, red-banded prawns and pasta of Jeju wheat meet good olive oil. The moon on the terrace is free of charge.',
    '店名意为意大利语的“月亮”，临海而立。角螺、红斑虾与济州小麦手工面，邂逅橄榄油。露台之月，分文不取。',
    'イタリア語で月を意味する海辺のトラットリア。サザエ、赤海老、済州小麦の生パスタがオリーブオイルと出会います。テラスの月にお代はいただきません。',
  ),
  location: t('바닷가 별채', 'Seaside annex', '海滨别馆', '海辺の離れ'),
  facilities: t(
    '바다 테라스\n장작 화덕\n유아 의자',
    'Sea terrace\nWood oven\nHigh chairs',
    '海景露台\n柴火窑炉\n儿童座椅',
    '海のテラス\n薪窯\nお子様用の椅子',
  ),
  parking: parking.H03,
  notice: lines(notice.allergies, notice.corkage, notice.late, notice.groups),
  phone: '064-000-3303',
  seatCount: 60,
  pictures: ['laluna-hall', 'laluna-table', 'pasta', 'wine'],
  categories: [tables],
  sittings: [
    {
      meal: 'L',
      label: label.lunch,
      days: 'daily',
      from: '11:30',
      to: '15:00',
      starts: ['11:30', '12:00', '12:30', '13:00', '13:30'],
      seats: 24,
    },
    {
      meal: 'D',
      label: label.dinner,
      days: 'daily',
      from: '17:30',
      to: '22:00',
      starts: ['17:30', '18:30', '19:30', '20:00'],
      seats: 28,
    },
  ],
  menus: [
    {
      index: 30301,
      name: t('점심 파스타 코스', 'Pasta lunch', '午市意面套餐', 'パスタランチコース'),
      description: t(
        '전채와 생면, 젤라토와 에스프레소',
        'Antipasto, fresh pasta, gelato and espresso',
        '前菜、手工意面、意式冰淇淋与浓缩咖啡',
        '前菜、生パスタ、ジェラートとエスプレッソ',
      ),
      price: 68000,
      picture: 'pasta',
    },
    {
      index: 30302,
      name: t('루나 피에나 코스', 'Luna piena course', '满月套餐', 'ルーナ・ピエーナ コース'),
      description: t(
        '딱새우 크루도에서 티라미수까지 여섯 접시',
        'Six plates, from prawn crudo to tiramisù',
        '从生红斑虾到提拉米苏，共六道',
        '赤海老のクルードからティラミスまで六皿',
      ),
      price: 145000,
      picture: 'pasta',
    },
    {
      index: 30303,
      name: t('어린이 파스타', 'Children’s pasta', '儿童意面', 'お子様パスタ'),
      description: t(
        '토마토 생면과 바닐라 젤라토',
        'Tomato pasta and vanilla gelato',
        '番茄意面与香草冰淇淋',
        'トマトの生パスタとバニラジェラート',
      ),
      price: 32000,
      picture: 'pasta',
    },
  ],
  products: () => [
    {
      code: 'P30301',
      category: 1,
      type: 'table',
      zone: 'L',
      name: t('바닷가 점심', 'Lunch by the sea', '海滨午餐', '海辺のランチ'),
      description: t(
        '바람이 좋은 날에는 식탁을 밖으로 옮깁니다. 생면은 손님이 앉으신 뒤에 물에 넣습니다.',
        'When the wind is kind we carry the tables outside. The pasta meets the water only once you are seated.',
        '风和之日，餐桌移至室外。手工面待您入座后方才下锅。',
        '風の良い日は食卓を外へ。生パスタはお席に着かれてから茹で始めます。',
      ),
      pictures: ['pasta', 'laluna-hall', 'laluna-table'],
      options: [{ menu: 30301, rate: 20 }, { menu: 30303 }],
      memberRate: 0,
      asksAllergies: true,
    },
    {
      code: 'P30302',
      category: 1,
      type: 'table',
      zone: 'D',
      name: t('루나 피에나 저녁', 'Luna piena dinner', '满月晚宴', 'ルーナ・ピエーナの夕べ'),
      description: t(
        '보름달이라는 이름의 여섯 접시입니다. 화덕의 불이 잦아들 무렵 바다 위로 달이 오릅니다.',
        'Six plates named for the full moon. As the oven burns low, the real one rises over the sea.',
        '以满月为名的六道佳肴。窑火渐弱之时，月升海上。',
        '満月の名を持つ六皿。窯の火が静まる頃、海の上に月が昇ります。',
      ),
      pictures: ['pasta', 'wine', 'laluna-hall'],
      options: [{ menu: 30302 }, { menu: 30303 }],
      memberRate: 5,
      questions: [
        {
          name: t(
            '테라스와 실내 가운데 어디가 좋으신가요?',
            'Terrace or indoors?',
            '露台或室内？',
            'テラスと店内、どちらがよろしいですか',
          ),
          required: true,
          choices: [
            t('테라스', 'Terrace', '露台', 'テラス'),
            t('실내', 'Indoors', '室内', '店内'),
            t('어디든 좋습니다', 'Either', '均可', 'どちらでも'),
          ],
        },
      ],
    },
    {
      code: 'P30303',
      category: 1,
      type: 'table',
      zone: 'L',
      week: 'weekdays',
      times: ['13:30'],
      name: t('평일 오후의 테라스', 'Weekday terrace', '平日午后露台', '平日午後のテラス'),
      description: t(
        '지금 치르실 것 없이 자리만 잡아 두는 평일의 오후입니다. 레모네이드 한 잔이어도 좋습니다.',
        'A weekday afternoon with nothing to pay now, only a seat to keep. A glass of lemonade is reason enough.',
        '平日午后，无需预付，只留座位。一杯柠檬水亦足矣。',
        'ただいまのお支払いなしに、お席だけをお取りする平日の午後。レモネード一杯でもどうぞ。',
      ),
      pictures: ['laluna-hall', 'laluna-table', 'wine'],
    },
  ],
};
