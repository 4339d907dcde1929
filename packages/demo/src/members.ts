import type { Language } from '@dining/domain/shared/language';

/** A member of the demo group. Every name, number and address is invented. */
export interface MemberData {
  readonly key: string;
  readonly userId: string;
  readonly name: string;
  readonly phone: string;
  readonly birthday: string;
  readonly cardNo: string;
  readonly language: Language;
  readonly home?: { readonly zip: string; readonly addr1: string; readonly addr2: string };
  /** Written YYMMDD. */
  readonly weddingDay?: string;
  /** Value of SIGN_UP_PATH (app-props.ts). */
  readonly signUpPath: string;
  readonly acceptsMarketing: boolean;
  readonly joinedDaysAgo: number;
}

/** Password of every demo account, of members and of staff. `tools/lib/welcome.ts` prints it at the start. */
export const demoPassword = 'moonlight-2026';

/** Creates a member whose visits exist only for their reviews (`reviewed-visits`). */
const createReviewer = (
  number: number,
  key: string,
  name: string,
  language: Language,
  birthday: string,
  signUpPath: string,
): MemberData => ({
  key,
  userId: `${key}@dalbit.example`,
  name,
  phone: `010000010${number}`,
  birthday,
  cardNo: `81000000000102${number}`,
  language,
  signUpPath,
  acceptsMarketing: false,
  joinedDaysAgo: 400,
});

export const members: readonly MemberData[] = [
  {
    key: 'haneul',
    userId: 'member@dalbit.example',
    name: '김하늘',
    phone: '01000001001',
    birthday: '1988-03-14',
    cardNo: '8100000000010017',
    language: 'ko',
    home: { zip: '03000', addr1: '서울특별시 종로구 달그림자길 7 (가상 주소)', addr2: '301호' },
    weddingDay: '150523',
    signUpPath: '11',
    acceptsMarketing: true,
    joinedDaysAgo: 520,
  },
  {
    key: 'mina',
    userId: 'mina@dalbit.example',
    name: '이미나',
    phone: '01000001002',
    birthday: '1993-11-02',
    cardNo: '8100000000010025',
    language: 'ko',
    home: { zip: '48000', addr1: '부산광역시 해운대구 윤슬로 41 (가상 주소)', addr2: '1204호' },
    signUpPath: '14',
    acceptsMarketing: true,
    joinedDaysAgo: 410,
  },
  {
    key: 'junseo',
    userId: 'junseo@dalbit.example',
    name: '박준서',
    phone: '01000001003',
    birthday: '1979-07-21',
    cardNo: '8100000000010033',
    language: 'ko',
    signUpPath: '13',
    acceptsMarketing: false,
    joinedDaysAgo: 365,
  },
  {
    key: 'sora',
    userId: 'sora@dalbit.example',
    name: '최소라',
    phone: '01000001004',
    birthday: '1996-01-30',
    cardNo: '8100000000010041',
    language: 'ko',
    signUpPath: '16',
    acceptsMarketing: false,
    joinedDaysAgo: 300,
  },
  {
    key: 'james',
    userId: 'james@dalbit.example',
    name: 'James Carter',
    phone: '01000001005',
    birthday: '1985-09-09',
    cardNo: '8100000000010058',
    language: 'en',
    signUpPath: '15',
    acceptsMarketing: true,
    joinedDaysAgo: 280,
  },
  {
    key: 'xiaowen',
    userId: 'xiaowen@dalbit.example',
    name: '李晓雯',
    phone: '01000001006',
    birthday: '1990-05-18',
    cardNo: '8100000000010066',
    language: 'cn',
    signUpPath: '14',
    acceptsMarketing: false,
    joinedDaysAgo: 260,
  },
  {
    key: 'sakura',
    userId: 'sakura@dalbit.example',
    name: '佐藤さくら',
    phone: '01000001007',
    birthday: '1991-04-01',
    cardNo: '8100000000010074',
    language: 'ja',
    signUpPath: '11',
    acceptsMarketing: true,
    joinedDaysAgo: 240,
  },
  {
    key: 'newcomer',
    userId: 'newcomer@dalbit.example',
    name: '한새봄',
    phone: '01000001008',
    birthday: '2000-12-25',
    cardNo: '8100000000010082',
    language: 'ko',
    signUpPath: '99',
    acceptsMarketing: false,
    joinedDaysAgo: 3,
  },
  createReviewer(20, 'sua', '정수아', 'ko', '1994-06-11', '13'),
  createReviewer(21, 'taeyun', '오태윤', 'ko', '1982-02-19', '11'),
  createReviewer(22, 'jiwon', '한지원', 'ko', '1990-10-08', '14'),
  createReviewer(23, 'donghyun', '서동현', 'ko', '1986-12-03', '16'),
  createReviewer(24, 'grace', 'Grace Miller', 'en', '1978-05-27', '15'),
  createReviewer(25, 'daniel', 'Daniel O’Brien', 'en', '1991-08-14', '11'),
  createReviewer(26, 'anika', 'Anika Schulz', 'en', '1995-03-30', '14'),
  createReviewer(27, 'haoran', '王浩然', 'cn', '1987-01-16', '13'),
  createReviewer(28, 'yuqing', '张雨晴', 'cn', '1993-09-22', '11'),
  createReviewer(29, 'zihan', '刘子涵', 'cn', '1997-04-05', '14'),
  createReviewer(30, 'aoi', '田中葵', 'ja', '1992-07-07', '15'),
  createReviewer(31, 'haruto', '渡辺陽斗', 'ja', '1984-11-12', '11'),
  createReviewer(32, 'misaki', '伊藤美咲', 'ja', '1989-02-24', '13'),
];
