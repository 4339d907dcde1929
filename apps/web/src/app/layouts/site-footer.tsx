import { joinClasses } from '@dining/ui/join-classes';
import { Page } from '@dining/ui/page';
import { Skeleton } from '@dining/ui/skeleton';
import { getLinkClass } from '@dining/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useHotel } from '../../entities/search/search-state';
import { footerQuery } from '../../entities/terms/queries';
import { BusinessInfo } from '../../features/terms/business-info';
import { TermsList } from '../../features/terms/terms-list';
import { useToday } from '../../lib/clock';
import { useServerRenderedData } from '../../lib/hydration';
import { useTranslations } from '../../lib/i18n';
import { localizeField } from '../../lib/localize-text';

const skeletons = [0, 1, 2].map((index) => <Skeleton height="11rem" key={index} />);

export function SiteFooter() {
  const translations = useTranslations();
  const { t } = translations;
  const hotel = useHotel();
  const today = useToday();
  const data = useServerRenderedData(footerQuery.queryKey, useQuery(footerQuery).data);
  const terms = data?.result.filter((entry) => entry.htlCode === hotel?.htlCode) ?? [];
  return (
    <footer aria-label={t('footer.label')} className="mt-20 border-line border-t bg-sunk md:mt-28 print:hidden">
      <Page className="grid gap-4 py-6 md:gap-6 md:py-12">
        <div className="flex flex-wrap items-center gap-x-6">
          <Link className={joinClasses(getLinkClass('plain'), 'text-sm')} to="/reservation/lookup">
            {t('common.header.lookup')}
          </Link>
          <TermsList entries={terms} />
        </div>
        <div className="grid md:grid-cols-3 md:gap-8">
          {data === undefined && skeletons}
          {data?.businessInfoList.map((businessInfo) => (
            <BusinessInfo businessInfo={businessInfo} key={businessInfo.htlCode} />
          ))}
        </div>
        <div className="flex flex-wrap items-center gap-x-6 text-ink-soft text-xs">
          <p>
            {hotel &&
              t('footer.copyright', { year: today.slice(0, 4), name: localizeField(translations, hotel, 'htlName') })}
          </p>
          <a className={getLinkClass('plain')} href="/licenses.txt">
            {t('footer.licenses')}
          </a>
        </div>
      </Page>
    </footer>
  );
}
