import type { ProductAvailability } from '@dining/domain/availability/product-at-visit';
import type { Party } from '@dining/domain/products/party';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import { Button } from '@dining/ui/button';
import { FactIcon } from '@dining/ui/fact-icon';
import { Picture } from '@dining/ui/picture';
import type { ListedProduct } from '../../../entities/products/products';
import { useTranslations } from '../../../lib/i18n';
import { localizeText } from '../../../lib/localize-text';
import { createPictureImage } from '../../../lib/picture';
import { formatRefusal } from './format-refusal';
import { OfferDescription } from './offer-description';
import { OfferFacts } from './offer-facts';

interface RefusedOfferProps {
  listedProduct: ListedProduct;
  date: SeoulDate;
  refusal: Extract<ProductAvailability, { ok: false }>;
  party: Party;
  otherTimes: readonly SeoulTime[];
  onSelectTime: (time: SeoulTime) => void;
}

export function RefusedOffer({ listedProduct, date, party, refusal, otherTimes, onSelectTime }: RefusedOfferProps) {
  const translations = useTranslations();
  const { t } = translations;
  const { product, display } = listedProduct;
  return (
    <li className="grid grid-cols-[min(6rem,28%)_minmax(0,1fr)] content-start gap-x-5 gap-y-3 border-line border-t pt-6 md:grid-cols-[9rem_minmax(0,1fr)]">
      <Picture
        alt=""
        className="rounded-sm opacity-80"
        image={createPictureImage(display.photos[0]?.filePath ?? display.bannerPicture)}
        ratio={4 / 3}
        sizes="144px"
      />
      <div className="grid content-start gap-1.5">
        <OfferFacts date={date} party={party} product={product} />
        <h3 className="heading text-lg">{localizeText(translations, product.name)}</h3>
        <p className="flex gap-2 text-sm text-warning">
          <FactIcon className="mt-px" name="info" size={18} />
          {formatRefusal(translations, refusal, product)}
        </p>
      </div>
      <div className="col-span-full grid gap-2 md:col-start-2">
        {otherTimes.length > 0 && (
          <>
            <p className="text-ink-soft text-sm">{t('reservation.nearest.title')}</p>
            <p className="flex flex-wrap gap-2">
              {otherTimes.map((time) => (
                <Button key={time} onClick={() => onSelectTime(time)} size="sm">
                  {time}
                </Button>
              ))}
            </p>
          </>
        )}
        <OfferDescription listedProduct={listedProduct} />
      </div>
    </li>
  );
}
