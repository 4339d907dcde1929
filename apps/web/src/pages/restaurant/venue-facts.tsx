import { FactIcon } from '@dining/ui/fact-icon';
import { Row, Rows } from '@dining/ui/rows';
import { Section } from '@dining/ui/section';
import { TextLink } from '@dining/ui/text-link';
import { VisuallyHidden } from '@dining/ui/visually-hidden';
import type { Hotel } from '../../entities/app/app-data';
import type { Restaurant } from '../../entities/venues/restaurant';
import { OpeningHours } from '../../features/venues/opening-hours';
import { formatFacts } from '../../lib/format';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';
import { getMapHref } from '../../lib/map-href';

interface VenueFactsProps {
  restaurant: Restaurant;
  hotel: Hotel;
}

export function VenueFacts({ restaurant, hotel }: VenueFactsProps) {
  const translations = useTranslations();
  const { t } = translations;
  const hotelName = localizeField(translations, hotel, 'htlName');
  const hours = localizeField(translations, restaurant, 'dinOperTimeDesc');
  const optionalFacts = [
    [t('restaurant.dressCode'), localizeField(translations, restaurant, 'dinDressCodeDesc')],
    [t('restaurant.children'), localizeField(translations, restaurant, 'dinKidDesc')],
    [
      t('venue.dining.seats'),
      restaurant.dinSeatAmnt > 0 ? t('venue.dining.seatCount', { count: restaurant.dinSeatAmnt }) : '',
    ],
    [t('venue.facilities'), localizeField(translations, restaurant, 'dinAddItem')],
    [t('venue.parking'), localizeField(translations, restaurant, 'dinParkingDesc')],
  ] as const;
  return (
    <Section id="facts" title={t('restaurant.facts')}>
      <Rows className="[&>*]:border-line [&>*]:border-t [&>*]:py-4">
        {hours !== '' && <Row label={t('venue.hours')} value={<OpeningHours text={hours} />} wide />}
        {optionalFacts
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <Row key={label} label={label} value={<span className="whitespace-pre-line">{text}</span>} wide />
          ))}
        <Row
          label={t('venue.location')}
          value={
            <>
              {formatFacts(translations, [hotelName, localizeField(translations, restaurant, 'dinLoc')])}
              <br />
              <TextLink
                className="print:hidden"
                href={getMapHref(translations, hotelName, hotel.htlLat, hotel.htlLng)}
                variant="next"
                newWindow
              >
                <FactIcon name="pin" size={18} />
                {t('restaurant.map')}
                <VisuallyHidden>{t('common.newWindow')}</VisuallyHidden>
              </TextLink>
            </>
          }
          wide
        />
        <Row
          label={t('venue.dining.phone')}
          value={<TextLink href={`tel:${restaurant.dinTel}`}>{restaurant.dinTel}</TextLink>}
          wide
        />
      </Rows>
    </Section>
  );
}
