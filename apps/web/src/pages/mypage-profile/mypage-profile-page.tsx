import { Loading, Skeleton, SkeletonText } from '@dining/ui/skeleton';
import { Stack } from '@dining/ui/stack';
import { useQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../components/load-failed';
import { profileQuery } from '../../entities/members/profile';
import { MypageFrame } from '../../features/members/mypage-frame';
import { useTranslations } from '../../lib/i18n';
import { AboutPart } from './about-part';
import { LeavePart } from './leave-part';
import { MarketingPart } from './marketing-part';
import { PasswordPart } from './password-part';
import { SessionsPart } from './sessions-part';

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
    if (error !== null) return <LoadFailed error={error} onRetry={() => void refetch()} retrying={isFetching} />;
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
      <AboutPart profile={data} />
      <PasswordPart profile={data} />
      <SessionsPart />
      <MarketingPart profile={data} />
      <LeavePart userId={data.user_id} />
    </Stack>
  );
}
