import { Columns } from '@dining/ui/columns';
import { Loading, Skeleton } from '@dining/ui/skeleton';

export function PaymentSkeleton() {
  return (
    <Loading>
      <Columns aside={<Skeleton className="h-20! lg:h-96!" />} asideFirstOnNarrow>
        <div className="grid gap-6">
          <Skeleton height="2rem" width="12rem" />
          {[0, 1, 2, 3, 4].map((index) => (
            <Skeleton height="3rem" key={index} />
          ))}
          <Skeleton height="9rem" />
        </div>
      </Columns>
    </Loading>
  );
}
