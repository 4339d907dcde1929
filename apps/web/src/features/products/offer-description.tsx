import { Button } from '@dining/ui/button';
import { useId, useState } from 'react';
import type { ListedProduct } from '../../entities/products/products';
import { t } from '../../lib/i18n';
import { ownText } from '../../lib/text-for';

/** What a product is: two lines of it, unfolded and folded again (Spec §2.9 Product card). */
export function OfferDescription({ listed }: { listed: ListedProduct }) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="grid justify-items-start text-ink-soft text-sm">
      <p className={open ? 'whitespace-pre-line' : 'line-clamp-2'} id={id}>
        {ownText(listed.display.description)}
      </p>
      <Button aria-controls={id} aria-expanded={open} className="-ml-5" onClick={() => setOpen(!open)} size="sm" variant="quiet">
        {t(open ? 'common.buttons.collapse' : 'common.buttons.expand')}
      </Button>
    </div>
  );
}
