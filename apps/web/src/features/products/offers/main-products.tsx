import { Carousel } from '@dining/ui/carousel';
import { MainProductCard, type MainProductsProps } from './main-product-card';

export function MainProducts({ label, products, onReserve }: MainProductsProps) {
  return (
    <Carousel items={products} getKey={(product) => product.prodCode} label={label} perView={{ base: 1, md: 2, lg: 4 }}>
      {(product) => <MainProductCard onReserve={onReserve} product={product} />}
    </Carousel>
  );
}
