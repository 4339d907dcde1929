import type { Language } from '@dining/domain/shared/language';

/** A guest who reserves without an account. Every name and number is invented. */
interface GuestData {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly language: Language;
}

const guest = (number: number, name: string, mail: string, language: Language = 'ko'): GuestData => ({
  name,
  phone: `0100000${String(2000 + number)}`,
  email: `${mail}@guest.example`,
  language,
});

export const guests = {
  yuna: guest(1, '정유나', 'yuna'),
  taeho: guest(2, '강태호', 'taeho'),
  bora: guest(3, '윤보라', 'bora'),
  minjae: guest(4, '임민재', 'minjae'),
  eunji: guest(5, '오은지', 'eunji'),
  dohyun: guest(6, '서도현', 'dohyun'),
  gaeun: guest(7, '신가은', 'gaeun'),
  ideun: guest(8, '권이든', 'ideun'),
  jiho: guest(9, '황지호', 'jiho'),
  nari: guest(10, '문나리', 'nari'),
  emma: guest(11, 'Emma Lindqvist', 'emma', 'en'),
  oliver: guest(12, 'Oliver Grant', 'oliver', 'en'),
  priya: guest(13, 'Priya Nair', 'priya', 'en'),
  wei: guest(14, '陈伟', 'chenwei', 'cn'),
  meilin: guest(15, '林美琳', 'meilin', 'cn'),
  kenta: guest(16, '高橋健太', 'kenta', 'ja'),
  yui: guest(17, '中村結衣', 'yui', 'ja'),
} as const satisfies Record<string, GuestData>;
