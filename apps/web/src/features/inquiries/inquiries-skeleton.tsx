import { Loading, SkeletonText } from '@dining/ui/skeleton';

export function InquiriesSkeleton() {
  return (
    <Loading>
      {[0, 1, 2].map((index) => (
        <div className="border-line border-b py-5 last:border-b-0" key={index}>
          <SkeletonText lines={2} />
        </div>
      ))}
    </Loading>
  );
}
