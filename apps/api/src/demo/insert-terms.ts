import { getLocalizedText, type LocalizedText } from '@dining/domain/shared/localized-text';
import { getVisitStart } from '@dining/domain/shared/seoul-calendar';
import type { Queries } from '../db/connect';
import { hotel } from '../db/schema/hotels';
import { terms } from '../db/schema/terms';
import { type DemoCalendar, type TermsHotel, termsTemplates } from './group';

const getTextsByLanguage = (text: LocalizedText) => ({
  ko: getLocalizedText(text, 'ko'),
  en: getLocalizedText(text, 'en'),
  cn: getLocalizedText(text, 'cn'),
  ja: getLocalizedText(text, 'ja'),
});

export async function insertTerms(db: Queries, calendar: DemoCalendar): Promise<void> {
  const thisYear = Number(calendar.today.slice(0, 4));
  const [firstDay, secondDay] = [`${thisYear - 3}-01-01`, `${thisYear - 1}-01-01`];
  const getDayStart = (date: string) => getVisitStart({ date, time: '00:00' });
  const hotels = await db
    .select({ htlCode: hotel.htlCode, name: hotel.name, business: hotel.business })
    .from(hotel)
    .orderBy(hotel.position);
  const rows = hotels.flatMap(({ htlCode, name, business }, index) => {
    const hotelTerms: Omit<TermsHotel, 'effectiveFrom' | 'allergyDays'> = {
      name: getTextsByLanguage(name),
      company: business.companyName,
      privacyOfficer: getTextsByLanguage({ ...business.readable?.privacyOfficer, default: business.privacyOfficer }),
      tel: business.tel,
      email: business.email,
    };
    return termsTemplates.flatMap(([termsTypeCode, createTerms], typeIndex) => {
      const termsSeq = (index + 1) * 100 + (typeIndex + 1) * 10;
      return [
        {
          termsSeq: termsSeq + 1,
          htlCode,
          termsTypeCode,
          ...createTerms({ ...hotelTerms, effectiveFrom: firstDay, allergyDays: 90 }),
          version: '1.0',
          effectiveAt: getDayStart(firstDay),
          endedAt: getDayStart(secondDay),
        },
        {
          termsSeq: termsSeq + 2,
          htlCode,
          termsTypeCode,
          ...createTerms({ ...hotelTerms, effectiveFrom: secondDay, allergyDays: 30 }),
          version: '2.0',
          effectiveAt: getDayStart(secondDay),
        },
      ];
    });
  });
  await db.insert(terms).values(rows);
}
