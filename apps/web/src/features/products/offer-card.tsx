import type { Party } from '@dining/domain/reservations/party';
import type { SeoulDate, SeoulTime } from '@dining/domain/shared/seoul-time';
import { Button } from '@dining/ui/button';
import { Card } from '@dining/ui/card';
import { Disclosure } from '@dining/ui/disclosure';
import { Notice } from '@dining/ui/notice';
import { Picture } from '@dining/ui/picture';
import { t } from '../../lib/i18n';
import { imageOf } from '../../lib/picture';
import { ownText } from '../../lib/text-for';
import { OfferFacts } from './offer-facts';
import { OfferPrice } from './offer-price';
import { refusalText } from './refusal-text';
import type { ProductOffer } from './use-products-at-visit';

interface OfferCardProps {
  offer: ProductOffer;
  place: string;
  date: SeoulDate;
  party: Party;
  /** The one the guest came for. */
  chosen: boolean;
  priority: boolean;
  onSelect: () => void;
  onTime: (time: SeoulTime) => void;
}

/** A product at the wanted visit: what it is and costs, or why it cannot be had and when else it can (Spec §2.9). */
export function OfferCard({ offer, place, date, party, chosen, priority, onSelect, onTime }: OfferCardProps) {
  const { listed, answer, otherTimes } = offer;
  const { product, display } = listed;
  const name = ownText(product.name);
  const [photo] = display.photos.filter((other) => other.photoType !== 'prod2');
  return (
    <Card
      as="li"
      chosen={chosen}
      className={answer.ok ? undefined : 'bg-sunk'}
      media={
        <Picture
          alt={photo === undefined ? '' : ownText(photo.alt)}
          image={imageOf(photo?.filePath ?? display.bannerPicture)}
          priority={priority}
          ratio={16 / 10}
          sizes="(min-width: 768px) 560px, 100vw"
        />
      }
    >
      <div className="grid flex-1 content-start gap-3">
        <OfferFacts product={product} />
        <h3 className="heading text-xl" id={`name-${product.prodCode}`}>
          {name}
        </h3>
        <p className="text-ink-soft text-sm">{place}</p>
        {answer.ok && <OfferPrice date={date} party={party} product={product} />}
        {!answer.ok && (
          <Notice action={otherTimes.length > 0 && <OtherTimes onTime={onTime} times={otherTimes} />} tone="warning">
            {refusalText(answer)}
          </Notice>
        )}
        <Disclosure look="bare" summary={<Unfold />}>
          <p className="whitespace-pre-line">{ownText(display.description)}</p>
        </Disclosure>
      </div>
      {answer.ok && (
        <Button
          aria-labelledby={`select-${product.prodCode} name-${product.prodCode}`}
          className="mt-4"
          id={`select-${product.prodCode}`}
          onClick={onSelect}
          variant="primary"
          wide
        >
          {t('reservation.list.select')}
        </Button>
      )}
    </Card>
  );
}

/** The words of the unfolding line: expand, and collapse once it is open. */
function Unfold() {
  return (
    <span className="text-sm">
      <span className="group-open:hidden">{t('common.buttons.expand')}</span>
      <span className="hidden group-open:inline">{t('common.buttons.collapse')}</span>
    </span>
  );
}

function OtherTimes({ times, onTime }: { times: readonly SeoulTime[]; onTime: (time: SeoulTime) => void }) {
  return (
    <div className="grid gap-2">
      <p>{t('reservation.nearest.title')}</p>
      <p className="flex flex-wrap gap-2">
        {times.map((time) => (
          <Button key={time} onClick={() => onTime(time)} size="sm">
            {time}
          </Button>
        ))}
      </p>
    </div>
  );
}
