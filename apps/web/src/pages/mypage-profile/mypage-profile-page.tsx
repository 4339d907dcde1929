import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import { Stack } from '@dining/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../components/load-failed';
import { profileQuery } from '../../entities/members/profile';
import { MypageFrame } from '../../features/members/mypage-frame';
import { useTranslations } from '../../lib/i18n';
import { AboutSection } from './about-section';
import { LeaveSection } from './leave-section';
import { MarketingSection } from './marketing-section';
import { PasswordSection } from './password-section';
import { SessionsSection } from './sessions-section';

export function MypageProfilePage() {
  const { t } = useTranslations();
  return (
    <MypageFrame title={t('mypage.profile')}>
      <OwnProfile />
    </MypageFrame>
  );
}

function OwnProfile() {
  const { data, error, refetch, isFetching } = useQuery(profileQuery);
  if (data === undefined) {
    if (error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
    return (
      <Loading className="grid gap-12">
        <SkeletonText lines={6} />
        <Skeleton height="18rem" />
        <SkeletonText lines={4} />
      </Loading>
    );
  }
  return (
    <Stack gap={16}>
      <AboutSection profile={data} />
      <PasswordSection profile={data} />
      <SessionsSection />
      <MarketingSection profile={data} />
      <LeaveSection userId={data.user_id} />
    </Stack>
  );
}
