import type { ReactNode } from 'react';
import { joinClasses } from './join-classes';

export type PriceProps = {
  price: string;
  formerPrice?: string | undefined;
  /** Labels such as "regular price" and "reduced price" for screen readers, which do not announce strikethrough. */
  formerPriceLabel?: string | undefined;
  priceLabel?: string | undefined;
  discount?: ReactNode;
  unit?: string | undefined;
  size?: 'md' | 'lg' | undefined;
};

export function Price({ price, formerPrice, formerPriceLabel, priceLabel, discount, unit, size = 'md' }: PriceProps) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      {formerPrice !== undefined && (
        <span className="text-ink-soft text-sm">
          {formerPriceLabel !== undefined && <span className="sr-only">{formerPriceLabel} </span>}
          <s>{formerPrice}</s>
        </span>
      )}
      {discount !== undefined && <span className="font-medium text-brass text-sm">{discount}</span>}
      <span className={joinClasses('text-ink', size === 'lg' ? 'text-xl' : 'text-lg')}>
        {priceLabel !== undefined && <span className="sr-only">{priceLabel} </span>}
        {price}
      </span>
      {unit !== undefined && <span className="text-ink-soft text-sm">{unit}</span>}
    </p>
  );
}
