import type { UiLabels } from '@dining/ui/labels';
import type { Translations } from './i18n';

export const createUiLabels = ({ t }: Translations): UiLabels => ({
  required: t('common.required'),
  loading: t('common.loading'),
  close: t('common.buttons.close'),
  confirm: t('common.buttons.confirm'),
  formatDecrease: (label) => t('common.buttons.decrease', { label }),
  formatIncrease: (label) => t('common.buttons.increase', { label }),
  carousel: {
    carousel: t('common.carousel.label'),
    slide: t('common.carousel.slide'),
    previous: t('common.carousel.previous'),
    next: t('common.carousel.next'),
    pause: t('common.carousel.pause'),
    play: t('common.carousel.play'),
    formatPosition: (current, total) => t('common.carousel.position', { current, total }),
  },
});
