import { lazy, Suspense } from 'react';
import { MainCard, type MainCardsProps } from './main-card';

const ProductCarousel = lazy(() => import('./product-carousel').then((module) => ({ default: module.ProductCarousel })));

/** A venue's products; the first row stands there at once, the carousel's motion comes after it. */
export function MainProducts({ label, products, onReserve }: MainCardsProps) {
  const still = (
    <div className="flex gap-6 overflow-hidden pb-15">
      {products.slice(0, 4).map((product) => (
        <div
          className="min-w-0 shrink-0 basis-full md:basis-[calc((100%-1.5rem)/2)] lg:basis-[calc((100%-4.5rem)/4)]"
          key={product.prodCode}
        >
          <MainCard onReserve={onReserve} product={product} />
        </div>
      ))}
    </div>
  );
  return (
    <Suspense fallback={still}>
      <ProductCarousel label={label} onReserve={onReserve} products={products} />
    </Suspense>
  );
}
