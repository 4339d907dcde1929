import { lazy, Suspense } from 'react';
import type { Promotion } from '../../state/main';
import { PromotionBanner } from './promotion-banner';

const PromotionCarousel = lazy(() => import('./promotion-carousel').then((module) => ({ default: module.PromotionCarousel })));

/** Running promotions; the first stands there at once, the carousel's motion comes after it. */
export function Promotions({ promotions }: { promotions: readonly Promotion[] }) {
  const [first] = promotions;
  if (first === undefined) return null;
  return (
    <Suspense
      fallback={
        <div className={promotions.length > 1 ? 'pb-15' : undefined}>
          <PromotionBanner priority promotion={first} />
        </div>
      }
    >
      <PromotionCarousel promotions={promotions} />
    </Suspense>
  );
}
