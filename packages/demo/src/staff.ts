import type { Language } from '@dining/domain/shared/language';
import type { Role } from '@dining/domain/staff/permissions';

/** A staff member of the demo group. Every name and e-mail address is invented, and every secret is public. */
interface StaffData {
  readonly staffId: string;
  readonly email: string;
  readonly name: string;
  readonly language: Language;
  /** Secret of the authenticator app, in base32. */
  readonly totpSecret: string;
  readonly role: Role;
  readonly scope:
    | { readonly type: 'venue'; readonly htlCode: string; readonly dinCode: string }
    | { readonly type: 'hotel'; readonly htlCode: string }
    | { readonly type: 'group' };
}

/**
 * Staff with each of the nine roles, at the first hotel or for the group; second persons for actions that need two, and
 * for forms that two edit at once; and a host at each other hotel.
 */
export const staff: readonly StaffData[] = [
  {
    staffId: '0dab0000-0000-4000-8000-000000000001',
    email: 'host@dalbit.example',
    name: '한지우',
    language: 'ko',
    totpSecret: '7R5F7XNTXI4VEKGMH7L6QD3ZNME7OJG6',
    role: 'host',
    scope: { type: 'venue', htlCode: 'H01', dinCode: 'D103' },
  },
  {
    staffId: '0dab0000-0000-4000-8000-000000000002',
    email: 'kitchen@dalbit.example',
    name: '오세훈',
    language: 'ko',
    totpSecret: 'ANIUB5C5QPYQIZ4TJDCXOJZF6QZH3EY7',
    role: 'kitchen',
    scope: { type: 'venue', htlCode: 'H01', dinCode: 'D103' },
  },
  {
    staffId: '0dab0000-0000-4000-8000-000000000003',
    email: 'manager@dalbit.example',
    name: '정유나',
    language: 'ko',
    totpSecret: 'I7GHKO67ATLCNMYVH4ZEX336A7B4MKJW',
    role: 'venue_manager',
    scope: { type: 'venue', htlCode: 'H01', dinCode: 'D103' },
  },
  {
    staffId: '0dab0000-0000-4000-8000-000000000004',
    email: 'desk@dalbit.example',
    name: 'Emma Clarke',
    language: 'en',
    totpSecret: 'LK4YANZ2ZD6DBORLPGL7YUUZY7D6GHSE',
    role: 'reservation_desk',
    scope: { type: 'hotel', htlCode: 'H01' },
  },
  {
    staffId: '0dab0000-0000-4000-8000-000000000005',
    email: 'fnb@dalbit.example',
    name: '강도윤',
    language: 'ko',
    totpSecret: 'DFA7NE3KDEQVF5DEFB73ZRGVU7XWUJ4L',
    role: 'hotel_manager',
    scope: { type: 'hotel', htlCode: 'H01' },
  },
  {
    staffId: '0dab0000-0000-4000-8000-000000000006',
    email: 'marketing@dalbit.example',
    name: '佐藤 美咲',
    language: 'ja',
    totpSecret: '5WBO5DTSMTH4S6ZXMOCKAMRIZAYOIXFV',
    role: 'marketing',
    scope: { type: 'hotel', htlCode: 'H01' },
  },
  {
    staffId: '0dab0000-0000-4000-8000-000000000007',
    email: 'finance@dalbit.example',
    name: '윤서아',
    language: 'ko',
    totpSecret: 'AGAUMMF3JXCAFJSD3IUH52TS6AHAFDZB',
    role: 'finance',
    scope: { type: 'group' },
  },
  {
    staffId: '0dab0000-0000-4000-8000-000000000008',
    email: 'finance-second@dalbit.example',
    name: '임재현',
    language: 'ko',
    totpSecret: 'DMIES4YOJAGYJEIMW7ZDIGLFUBGHJ44J',
    role: 'finance',
    scope: { type: 'group' },
  },
  {
    staffId: '0dab0000-0000-4000-8000-000000000009',
    email: 'privacy@dalbit.example',
    name: '서민재',
    language: 'ko',
    totpSecret: 'DRK6RL22WP2OGOEWAXLK2NRYC3Z3AQOY',
    role: 'privacy',
    scope: { type: 'group' },
  },
  {
    staffId: '0dab0000-0000-4000-8000-000000000010',
    email: 'privacy-second@dalbit.example',
    name: '王思雨',
    language: 'cn',
    totpSecret: 'LWJJUGWV5GAHTDKY6S33PIQLQFJDUJDI',
    role: 'privacy',
    scope: { type: 'group' },
  },
  {
    staffId: '0dab0000-0000-4000-8000-000000000011',
    email: 'owner@dalbit.example',
    name: '문태오',
    language: 'ko',
    totpSecret: 'GYQBBPBLJMTQFZIV3ZUPYC63ZLR7M6WS',
    role: 'owner',
    scope: { type: 'group' },
  },
  {
    staffId: '0dab0000-0000-4000-8000-000000000012',
    email: 'host-h02@dalbit.example',
    name: '배수빈',
    language: 'ko',
    totpSecret: 'QZLM6Y2N7RREJKL5UN6PPBVE6ULML4RI',
    role: 'host',
    scope: { type: 'venue', htlCode: 'H02', dinCode: 'D204' },
  },
  {
    staffId: '0dab0000-0000-4000-8000-000000000013',
    email: 'host-h03@dalbit.example',
    name: '고은채',
    language: 'ko',
    totpSecret: '4CV7O475HSAKT6TFJJNTRJ5B65F6ZEJY',
    role: 'host',
    scope: { type: 'venue', htlCode: 'H03', dinCode: 'D301' },
  },
  {
    staffId: '0dab0000-0000-4000-8000-000000000014',
    email: 'fnb-second@dalbit.example',
    name: '윤서아',
    language: 'ko',
    totpSecret: 'ZSS5HDAUVHM34STH6KZZFMDR6MVSHHYA',
    role: 'hotel_manager',
    scope: { type: 'hotel', htlCode: 'H01' },
  },
];
