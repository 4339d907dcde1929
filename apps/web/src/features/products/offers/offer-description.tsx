import { Button } from '@dining/ui/button';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { ListedProduct } from '../../../entities/products/products';
import { useTranslations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';

export function OfferDescription({ listedProduct }: { listedProduct: ListedProduct }) {
  const translations = useTranslations();
  const { t } = translations;
  const [isOpen, setIsOpen] = useState(false);
  const [isClipped, setIsClipped] = useState(false);
  const id = useId();
  const paragraph = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const text = paragraph.current;
    // An expanded text is never clipped, so nothing is measured; the button stays to collapse it.
    if (text === null || isOpen) return;
    const measure = () => setIsClipped(text.scrollHeight > text.clientHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(text);
    // The web font has a different width than its fallback.
    document.fonts.addEventListener('loadingdone', measure);
    return () => {
      observer.disconnect();
      document.fonts.removeEventListener('loadingdone', measure);
    };
  }, [isOpen]);
  return (
    <div className="grid justify-items-start text-ink-soft text-sm">
      <p className={isOpen ? 'whitespace-pre-line' : 'line-clamp-2'} id={id} ref={paragraph}>
        {localizeText(translations, listedProduct.display.description)}
      </p>
      {isClipped && (
        <Button
          aria-controls={id}
          aria-expanded={isOpen}
          className="-ml-5"
          onClick={() => setIsOpen(!isOpen)}
          size="sm"
          variant="quiet"
        >
          {t(isOpen ? 'common.buttons.collapse' : 'common.buttons.expand')}
        </Button>
      )}
    </div>
  );
}
