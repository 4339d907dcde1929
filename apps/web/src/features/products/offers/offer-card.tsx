import type { Party } from '@dining/domain/products/party';
import type { SeoulDate } from '@dining/domain/shared/seoul-time';
import { Button } from '@dining/ui/button';
import { joinClasses } from '@dining/ui/join-classes';
import type { ListedProduct } from '../../../entities/products/products';
import { useTranslations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';
import { OfferDescription } from './offer-description';
import { OfferFacts } from './offer-facts';
import { OfferPhotos } from './offer-photos';
import { OfferPrice } from './offer-price';

interface OfferCardProps {
  listedProduct: ListedProduct;
  venueName: string;
  date: SeoulDate;
  party: Party;
  isChosen: boolean;
  /** True for the first card, whose photo loads with priority. */
  isFirst: boolean;
  onSelect: () => void;
}

export function OfferCard({ listedProduct, venueName, date, party, isChosen, isFirst, onSelect }: OfferCardProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { product } = listedProduct;
  const id = product.prodCode;
  return (
    <li
      className={joinClasses(
        'grid grid-cols-1 overflow-hidden rounded-md border bg-raised md:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]',
        isChosen ? 'border-brass forced-colors:border-4 forced-colors:border-[Highlight]' : 'border-line',
      )}
    >
      <OfferPhotos listedProduct={listedProduct} priority={isFirst} />
      <div className="grid grid-cols-1 content-between gap-5 p-5 md:p-8">
        <div className="grid content-start gap-3">
          <OfferFacts date={date} party={party} product={product} />
          <h3 className="heading text-xl" id={`name-${id}`}>
            {localizeText(translations, product.name)}
          </h3>
          <p className="text-ink-soft text-sm">{venueName}</p>
          <OfferPrice date={date} party={party} product={product} />
          <OfferDescription listedProduct={listedProduct} />
        </div>
        <Button
          aria-labelledby={`select-${id} name-${id}`}
          className="md:justify-self-end"
          id={`select-${id}`}
          onClick={onSelect}
          variant="primary"
        >
          {t('reservation.list.select')}
        </Button>
      </div>
    </li>
  );
}
