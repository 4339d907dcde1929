import type { CarouselLabels } from '@dining/ui/carousel';
import type { Translations } from './i18n';

/** What a carousel's parts are called in the page's language. */
export const carouselLabels = ({ t }: Translations): CarouselLabels => ({
  carousel: t('common.carousel.label'),
  slide: t('common.carousel.slide'),
  previous: t('common.carousel.previous'),
  next: t('common.carousel.next'),
  pause: t('common.carousel.pause'),
  play: t('common.carousel.play'),
  position: (at, of) => t('common.carousel.position', { current: at, total: of }),
});
