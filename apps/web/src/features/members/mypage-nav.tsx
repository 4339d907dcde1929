import { joinClasses } from '@dining/ui/join-classes';
import { getLinkClass } from '@dining/ui/text-link';
import { Link } from '@tanstack/react-router';
import { useTranslations } from '../../lib/i18n';

const links = [
  { to: '/fnb/mypage/main', text: 'mypage.nav.main' },
  { to: '/fnb/mypage/benefits', text: 'mypage.benefits' },
  { to: '/fnb/mypage/profile', text: 'mypage.profile' },
] as const;

export function MypageNav() {
  const { t } = useTranslations();
  return (
    <nav aria-label={t('mypage.nav.label')} className="flex flex-wrap gap-x-4 sm:gap-x-8">
      {links.map(({ to, text }) => (
        <Link
          activeOptions={{ includeSearch: false }}
          activeProps={{ className: 'underline decoration-brass underline-offset-8' }}
          className={joinClasses(getLinkClass('plain'), 'text-sm')}
          key={to}
          to={to}
        >
          {t(text)}
        </Link>
      ))}
    </nav>
  );
}
