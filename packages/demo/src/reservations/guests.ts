import type { Language } from '@dining/domain/shared/language';

/** A guest who reserves without an account. Every name and number is invented. */
interface GuestData {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly language: Language;
}

const createGuest = (number: number, name: string, mail: string, language: Language = 'ko'): GuestData => ({
  name,
  phone: `0100000${String(2000 + number)}`,
  email: `${mail}@guest.example`,
  language,
});

export const guests = {
  yuna: createGuest(1, '정유나', 'yuna'),
  taeho: createGuest(2, '강태호', 'taeho'),
  bora: createGuest(3, '윤보라', 'bora'),
  minjae: createGuest(4, '임민재', 'minjae'),
  eunji: createGuest(5, '오은지', 'eunji'),
  dohyun: createGuest(6, '서도현', 'dohyun'),
  gaeun: createGuest(7, '신가은', 'gaeun'),
  ideun: createGuest(8, '권이든', 'ideun'),
  jiho: createGuest(9, '황지호', 'jiho'),
  nari: createGuest(10, '문나리', 'nari'),
  emma: createGuest(11, 'Emma Lindqvist', 'emma', 'en'),
  oliver: createGuest(12, 'Oliver Grant', 'oliver', 'en'),
  priya: createGuest(13, 'Priya Nair', 'priya', 'en'),
  wei: createGuest(14, '陈伟', 'chenwei', 'cn'),
  meilin: createGuest(15, '林美琳', 'meilin', 'cn'),
  kenta: createGuest(16, '高橋健太', 'kenta', 'ja'),
  yui: createGuest(17, '中村結衣', 'yui', 'ja'),
  hugo: createGuest(18, 'Hugo Martin', 'hugo', 'en'),
} as const satisfies Record<string, GuestData>;
