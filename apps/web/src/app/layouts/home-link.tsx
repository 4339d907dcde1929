import { VisuallyHidden } from '@dining/ui/visually-hidden';
import { Link } from '@tanstack/react-router';
import { useHotel } from '../../entities/search/search-state';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';

export function HomeLink() {
  const translations = useTranslations();
  const { t } = translations;
  const hotel = useHotel();
  return (
    <Link
      className="heading flex min-h-16 items-center gap-2.5 whitespace-nowrap text-lg text-ink no-underline hover:text-brass md:min-h-20 md:text-xl"
      to="/"
    >
      <span className="mark" />
      <span>{hotel && localizeField(translations, hotel, 'htlName')}</span>
      <VisuallyHidden>{t('common.header.home')}</VisuallyHidden>
    </Link>
  );
}
