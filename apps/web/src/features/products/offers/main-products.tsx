import { Carousel } from '@dining/ui/carousel';
import { MainCard, type MainCardsProps } from './main-card';

export function MainProducts({ label, products, onReserve }: MainCardsProps) {
  return (
    <Carousel items={products} getKey={(product) => product.prodCode} label={label} perView={{ base: 1, md: 2, lg: 4 }}>
      {(product) => <MainCard onReserve={onReserve} product={product} />}
    </Carousel>
  );
}
