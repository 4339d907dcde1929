import { Icon } from '@dining/ui/icon';
import { getLinkClass } from '@dining/ui/text-link';
import { VisuallyHidden } from '@dining/ui/visually-hidden';
import { useState } from 'react';
import { LazyDialog } from '../../components/lazy-dialog';
import type { Hotel } from '../../entities/app/app-data';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';

const loadBenefits = () => import('./benefits-dialog');

interface HotelLinksProps {
  hotel: Hotel;
  onOpenMenus: () => void;
}

export function HotelLinks({ hotel, onOpenMenus }: HotelLinksProps) {
  const translations = useTranslations();
  const { t } = translations;
  const [areBenefitsOpen, setAreBenefitsOpen] = useState(false);
  const linkClass = `${getLinkClass('plain')} justify-between border-line border-t py-5 text-left text-lg md:border-t-0 md:border-l md:px-8`;
  return (
    <nav
      aria-label={t('main.links.label')}
      className="grid border-line border-b md:grid-cols-3 md:border-t md:border-r"
    >
      <button className={linkClass} onClick={() => setAreBenefitsOpen(true)} type="button">
        {t('main.links.benefits')}
        <Icon name="arrow-right" />
      </button>
      <button className={linkClass} onClick={onOpenMenus} type="button">
        {t('main.links.menu')}
        <Icon name="arrow-right" />
      </button>
      <a
        className={linkClass}
        href={localizeField(translations, hotel, 'htlHomePageUrl')}
        rel="noopener noreferrer"
        target="_blank"
      >
        {t('main.links.homePage')}
        <VisuallyHidden>{t('common.newWindow')}</VisuallyHidden>
        <Icon name="external" />
      </a>
      {areBenefitsOpen && (
        <LazyDialog load={loadBenefits} name="benefits" onClose={() => setAreBenefitsOpen(false)}>
          {({ BenefitsDialog }) => <BenefitsDialog htlCode={hotel.htlCode} onClose={() => setAreBenefitsOpen(false)} />}
        </LazyDialog>
      )}
    </nav>
  );
}
