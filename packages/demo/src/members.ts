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
  readonly weddingDay?: string;
  readonly signUpPath: string;
  readonly marketing: boolean;
  /** Days before the day of seeding. */
  readonly joined: number;
}

/** The password of every demo account, printed when the server starts with the demo group. */
export const demoPassword = 'moonlight-2026';

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
    marketing: true,
    joined: 520,
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
    marketing: true,
    joined: 410,
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
    marketing: false,
    joined: 365,
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
    marketing: false,
    joined: 300,
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
    marketing: true,
    joined: 280,
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
    marketing: false,
    joined: 260,
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
    marketing: true,
    joined: 240,
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
    marketing: false,
    joined: 3,
  },
];
