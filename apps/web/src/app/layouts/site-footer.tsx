import { Page } from '@dining/ui/layout';
import { Skeleton } from '@dining/ui/skeleton';
import { linkClass } from '@dining/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { BusinessInfo } from '../../features/terms/business-info';
import { footerQuery } from '../../features/terms/queries';
import { TermsList } from '../../features/terms/terms-list';
import { now } from '../../lib/clock';
import { t } from '../../lib/i18n';
import { wireText } from '../../lib/text-for';
import { useHotel } from '../../state/search-state';

/** Terms of the hotel looked at, and the registration of every hotel of the group (Spec §2.4). */
export function SiteFooter() {
  const hotel = useHotel();
  const { data, isPending } = useQuery(footerQuery);
  const headings = data?.result.filter((heading) => heading.htlCode === hotel?.htlCode) ?? [];
  return (
    <footer aria-label={t('common.footer.label')} className="mt-20 border-line border-t bg-sunk md:mt-28 print:hidden">
      <Page className="grid gap-6 py-8 md:py-12">
        <div className="flex flex-wrap items-center justify-between gap-x-8">
          <TermsList headings={headings} />
          <Link className={linkClass('plain')} to="/reservation/lookup">
            {t('common.header.lookup')}
          </Link>
        </div>
        <div className="grid md:grid-cols-3 md:gap-8">
          {isPending && [0, 1, 2].map((at) => <Skeleton height="11rem" key={at} />)}
          {data?.businessInfoList.map((info) => (
            <BusinessInfo info={info} key={info.htlCode} />
          ))}
        </div>
        <p className="text-ink-soft text-xs">
          {hotel && t('common.footer.copyright', { year: now().getFullYear(), name: wireText(hotel, 'htlName') })}
        </p>
      </Page>
    </footer>
  );
}
